import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const troutMusselFlake: WrittenRecipe = {
  id: 78,
  title: 'Poached Trout & Mussel Flake',
  description:
    'Trout, cod and mussels poached in one shallow pan with a little pork, and flaked into their own broth with egg and courgette. Rich in omega-3.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 885,
  ingredientLines: [
    {
      ingredientId: 'trout',
      grams: 340,
      metric: '340 g trout fillet, weighed without skin',
      us: '12 oz trout fillet, weighed without skin',
    },
    {
      ingredientId: 'cod',
      grams: 80,
      metric: '80 g cod fillet, weighed without skin',
      us: '2 3/4 oz cod fillet, weighed without skin',
    },
    {
      ingredientId: 'mussels',
      grams: 100,
      metric: '100 g raw mussel meat, quartered',
      us: '3 1/2 oz raw mussel meat, quartered',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 110,
      metric: '110 g pork fillet (tenderloin), in 1 cm dice',
      us: '4 oz pork tenderloin, in 3/8 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 15,
      metric: '15 g ox liver, finely diced',
      us: '1/2 oz beef liver, finely diced',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'courgette',
      grams: 50,
      metric: '50 g courgette, grated',
      us: '1 3/4 oz zucchini, grated',
    },
    {
      ingredientId: 'spinach',
      grams: 35,
      metric: '35 g spinach, shredded',
      us: '1 1/4 oz spinach, shredded',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 14,
      metric: '14 g rapeseed oil (1 tbsp)',
      us: '1 tbsp canola oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    { text: 'Feel the trout and cod for bones and pull them out with tweezers.', lines: [0, 1] },
    {
      text: 'Crush the kelp and zinc tablets and whisk them into the cold water with the eggshell and the iron. Bring it to a simmer in a wide frying pan (28 cm / 11 in), add the pork, liver and courgette (zucchini) and cook under a lid for 8 minutes.',
      lines: [9, 3, 4, 6],
    },
    {
      text: 'Lay the fish on top in one layer, cover and poach for 7 minutes, until it flakes (63 °C / 145 °F) and a cube of pork shows no pink and reads 74 °C / 165 °F.',
      lines: [0, 1],
    },
    {
      text: 'Lift the fish out onto a plate. Simmer the mussels and spinach in the broth for 4 minutes, stir in the egg and rapeseed oil and stop as soon as the egg is firm, after 2 minutes.',
      lines: [2, 7, 5, 8],
    },
    {
      text: 'Flake the fish coarsely, feeling for bones again. Spread it with the contents of the pan in a dish, 2.5 cm (1 in) deep, and allow 25 minutes until it is hand-warm.',
      lines: [0, 1],
    },
    {
      text: 'Stir the contents of the taurine capsules into a few spoonfuls of the broth and fold this gently through the flakes. Weigh into 10 portions of about 90 g (3 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Trout is an oily fish with vitamin D, vitamin E, EPA and DHA.',
    'Rapeseed oil adds energy without more protein, of which fish brings plenty.',
    'Pork brings thiamine, of which fish has little; mussels bring manganese and taurine.',
    'Fish is low in iron and zinc for a cat, which is why both are added.',
  ],
  createdAt: '2026-10-22T13:18:00Z',
  imageUrl: null,
  authorName: null,
};
