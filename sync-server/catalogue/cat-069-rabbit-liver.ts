import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const rabbitLiver: WrittenRecipe = {
  id: 69,
  title: 'Rabbit & Liver Dinner',
  description:
    'Rabbit braised until it falls apart, with lamb kidney and liver, set in jelly. A change from chicken, turkey and fish.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 80,
  cookedWeightGrams: 1135,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 600,
      metric: '600 g boned rabbit, diced',
      us: '1 lb 5 oz boned rabbit, diced',
    },
    {
      ingredientId: 'lamb-kidney',
      grams: 170,
      metric: '170 g lamb kidney, cored and diced',
      us: '6 oz lamb kidney, cored and diced',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 40,
      metric: '40 g lamb liver, finely diced',
      us: '1 1/2 oz lamb liver, finely diced',
    },
    { ingredientId: 'carrot', grams: 60, metric: '60 g carrot, grated', us: '2 oz carrot, grated' },
    {
      ingredientId: 'gelatin',
      grams: 7,
      metric: '7 g unsweetened gelatin powder',
      us: '2 1/2 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'water', grams: 400, metric: '400 ml water', us: '1 2/3 cups water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'choline-bitartrate', grams: 1.216, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 150 °C (300 °F). Run your fingers through the rabbit for splinters of bone. Put it in a casserole with the kidney, carrot and water.',
      lines: [0, 1, 3, 6],
    },
    { text: 'Cover and braise for 70 minutes, until the rabbit comes apart under a fork.', lines: [] },
    {
      text: 'Stir in the liver, cover and bake for 8 minutes more (74 °C / 165 °F in the middle).',
      lines: [2],
    },
    {
      text: 'Lift out the meat with a slotted spoon and shred or mince it with the parsley. Whisk the gelatin and the egg yolks into the hot broth and keep it just below the boil for 2 minutes, until the gelatin has dissolved and the broth thickens a little.',
      lines: [4, 5, 7],
    },
    {
      text: 'Cool the broth until it is no warmer than your hand. Crush the tablets, open the capsules and whisk all the supplements in.',
      lines: [],
    },
    { text: 'Combine meat and broth in a shallow dish and chill for 3 hours, until set.', lines: [] },
    { text: 'Cut into 10 slices of about 115 g (4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Rabbit is lean and close to what a cat would catch.',
    'Kidney and liver bring iron, selenium, vitamin A and B12.',
    'The jelly carries water, of which many cats drink too little.',
    'Choline and vitamin D are added because rabbit has little.',
  ],
  createdAt: '2026-10-13T15:20:00Z',
  imageUrl: null,
  authorName: null,
};
