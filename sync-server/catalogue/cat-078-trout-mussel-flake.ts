import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const troutMusselFlake: WrittenRecipe = {
  id: 78,
  title: 'Poached Trout & Mussel Flake',
  description:
    'Trout, cod and mussels poached in one shallow pan and flaked into their own broth with egg and courgette. Rich in omega-3 and quick to make.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 20,
  cookedWeightGrams: 815,
  ingredientLines: [
    { ingredientId: 'trout', grams: 500, metric: '500 g trout fillet', us: '1 lb 1 1/2 oz trout fillet' },
    { ingredientId: 'cod', grams: 80, metric: '80 g cod fillet', us: '2 3/4 oz cod fillet' },
    { ingredientId: 'mussels', grams: 100, metric: '100 g mussel meat', us: '3 1/2 oz mussel meat' },
    {
      ingredientId: 'chicken-liver',
      grams: 45,
      metric: '45 g chicken liver, finely diced',
      us: '1 1/2 oz chicken liver, finely diced',
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
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 13,
      metric: '13 g rapeseed oil (1 tbsp)',
      us: '1 tbsp canola oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.15675, dose: '1 1/2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Warm the water with the courgette (zucchini) and both livers in a frying pan for 5 minutes, until the dice of liver are firm and brown through (74 °C / 165 °F).',
      lines: [3, 4, 6, 7],
    },
    {
      text: 'Place the trout and cod on top, skin upwards, cover and cook for 8 minutes, until the skin peels off and the flesh is opaque (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Move the fish to a plate, discard the skin, flake it and take out every bone that you can feel.',
      lines: [0, 1],
    },
    {
      text: 'Simmer the mussels in the broth for 4 minutes, stir in the egg, rapeseed oil and parsley and stop as soon as the egg sets. Snip the mussels into quarters.',
      lines: [2, 5, 8, 9],
    },
    { text: 'Return the fish to the pan and cool for 25 minutes.', lines: [] },
    {
      text: 'Crush the tablets, open the capsules, mix all the supplements with a little broth and fold this gently through the flakes. Weigh into 10 portions of about 80 g (2 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Trout is an oily fish with vitamin D, vitamin E, EPA and DHA.',
    'Rapeseed oil adds energy without more protein, of which fish brings plenty.',
    'Mussels bring manganese and taurine; liver brings vitamin A and folate.',
    'Fish is low in iron and zinc for a cat, which is why both are added.',
  ],
  createdAt: '2026-10-22T13:18:00Z',
  imageUrl: null,
  authorName: null,
};
