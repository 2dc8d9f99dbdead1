import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const vealTurkeyMeatloaf: WrittenRecipe = {
  id: 97,
  title: 'Veal & Turkey Meatloaf',
  description:
    'Rose veal and turkey mince baked in a loaf tin with minced hearts, mussels and wheat germ, then sliced and spooned with its own juice.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 30,
  cookTime: 75,
  cookedWeightGrams: 720,
  ingredientLines: [
    { ingredientId: 'veal-mince', grams: 110, metric: '110 g rose veal mince', us: '4 oz ground veal' },
    {
      ingredientId: 'turkey-mince-lean',
      grams: 110,
      metric: '110 g lean turkey mince',
      us: '4 oz lean ground turkey',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 190,
      metric: '190 g chicken hearts, minced',
      us: '6 3/4 oz chicken hearts, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, minced',
      us: '1 1/4 oz beef liver, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw mussel meat, finely chopped',
      us: '2 3/4 oz raw mussel meat, finely chopped',
    },
    {
      ingredientId: 'green-beans',
      grams: 30,
      metric: '30 g green beans, in thin rings',
      us: '1 oz green beans, in thin rings',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, finely chopped',
      us: '1 1/2 oz spinach, finely chopped',
    },
    { ingredientId: 'wheat-germ', grams: 55, metric: '55 g wheat germ', us: '2 oz wheat germ' },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 100,
      metric: '100 g plain pumpkin purée',
      us: '3 1/2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 10.6, dose: '2 1/4 level tsp (10.6 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'choline-bitartrate', grams: 1.216, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Line a two-pound loaf tin, which holds 1 litre (4 cups), with baking paper.',
      lines: [],
    },
    {
      text: 'Simmer the beans and spinach in the water under a lid for 5 minutes, until soft.',
      lines: [5, 6, 8],
    },
    {
      text: 'Off the heat, crush the kelp and stir it in with the bone meal, wheat germ, pumpkin and parsley. The wheat germ soaks up the liquid and holds the loaf together.',
      lines: [7, 9, 10],
    },
    {
      text: 'Put the hearts and liver through a mincer or food processor. Knead them with the veal, turkey and mussels into the green mixture until no streaks are left. Where no veal is sold, lean beef mince does as well. Mussels sold ready-cooked have lost half their weight: weigh half as much.',
      lines: [0, 1, 2, 3, 4],
    },
    {
      text: 'Press it into the tin, about 6 cm (2 1/2 in) deep, without air pockets. Bake for 70 minutes; a probe pushed to the middle should read 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Tip the juice into a cup; if it is less than three spoonfuls, make it up with hot water. Turn the loaf out on a board, slice it, lay the slices flat and let juice and meat get hand-warm, about 25 minutes.',
      lines: [],
    },
    {
      text: 'Open the capsules of choline and taurine into the juice, squeeze in the vitamin E, stir, and spoon it over the slices; what runs off goes with them.',
      lines: [],
    },
    { text: 'Sort into 9 portions of about 80 g (2 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Veal and turkey are mild meats with complete protein.',
    'Chicken hearts, over a fifth of the loaf, bring iron, zinc and arachidonic acid.',
    'Wheat germ brings thiamine, zinc and manganese, so no tablets are needed for them.',
    'Choline comes in capsules, since there is no egg in this loaf.',
  ],
  createdAt: '2026-11-12T11:37:00Z',
  imageUrl: null,
  authorName: null,
};
