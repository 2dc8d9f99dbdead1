import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const salmonRice: WrittenRecipe = {
  id: 67,
  title: 'Salmon & Rice for Cats',
  description:
    'Salmon steamed over a one-pan pilaf of pork, chicken, egg and a little rice: salmon for its omega-3 fats, meat so that the bowl is not all fish.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 14,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1105,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 250,
      metric: '250 g salmon fillet, skin off',
      us: '8 3/4 oz salmon fillet, skin off',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 80,
      metric: '80 g boneless chicken thigh, weighed without skin, in 2 cm dice',
      us: '2 3/4 oz boneless chicken thigh, weighed without skin, in 3/4 in dice',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 170,
      metric: '170 g pork fillet, in 2 cm dice',
      us: '6 oz pork tenderloin, in 3/4 in dice',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, shelled',
      us: '2 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, finely diced',
      us: '1 1/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'rice-white-dry',
      grams: 30,
      metric: '30 g uncooked white rice',
      us: '1 oz uncooked white rice',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    { ingredientId: 'wheat-germ', grams: 30, metric: '30 g wheat germ', us: '1 oz wheat germ' },
    { ingredientId: 'water', grams: 220, metric: '220 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 14.1, dose: '3 level tsp (14.1 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets and whisk them, with the iron and the bone meal, into the water in a 28 cm (11 in) pan.',
      lines: [9],
    },
    {
      text: 'Stir in the rice, chicken and pork. Bring to a simmer, which takes 5 minutes; cover and cook for 12 minutes, until the rice is soft.',
      lines: [5, 1, 2],
    },
    {
      text: 'Mix in the liver, mussels and spinach, lay the salmon over them and put the lid back for 8 minutes. The fish must flake (63 °C / 145 °F) and neither chicken nor liver show pink (74 °C / 165 °F).',
      lines: [4, 3, 6, 0],
    },
    {
      text: 'Lift the salmon onto a plate. Pour the eggs into the pan and stir over a low heat for 4 minutes, until no egg runs.',
      lines: [0, 7],
    },
    {
      text: 'Flake the salmon between your fingers and take out every bone. Stir it back in with the wheat germ and spread the lot on a tray, 2.5 cm (1 in) deep, for 25 minutes to cool.',
      lines: [0, 8],
    },
    {
      text: 'Once a finger feels no heat, chop or mince the food. Shake the taurine over from its opened capsules and turn everything with a spatula for a full minute. Weigh into 14 portions of about 80 g (2 3/4 oz) and refrigerate.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Salmon brings EPA and DHA, of which cats make very little themselves.',
    'Five eggs bring choline; pork and wheat germ bring thiamine.',
    'Weighed dry, rice and wheat germ stay under 7% of the ingredients.',
    'Zinc and iron are added because salmon has little of them.',
  ],
  createdAt: '2026-10-07T12:00:00Z',
  imageUrl: null,
  authorName: null,
};
