import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const quailCasserole: WrittenRecipe = {
  id: 80,
  title: 'Quail Casserole with Carrot & Parsley',
  description:
    'Boned quail baked under a lid with chicken hearts, carrot and parsley, for cats that like a darker meat than chicken.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 50,
  cookedWeightGrams: 815,
  ingredientLines: [
    {
      ingredientId: 'quail',
      grams: 530,
      metric: '530 g boneless quail meat, in small pieces',
      us: '1 lb 2 3/4 oz boneless quail meat, in small pieces',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, split',
      us: '3 1/2 oz chicken hearts, split',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, chopped small',
      us: '1 1/4 oz beef liver, chopped small',
    },
    {
      ingredientId: 'carrot',
      grams: 60,
      metric: '60 g carrot, finely grated',
      us: '2 oz carrot, finely grated',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley leaves, chopped',
      us: '1 tbsp parsley leaves, chopped',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'chicken-fat',
      grams: 13,
      metric: '13 g plain chicken fat (1 tbsp)',
      us: '1 tbsp plain chicken fat',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'choline-bitartrate', grams: 1.22, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Press each piece of quail flat on the board and pull out any rib or wing bone that is left.',
      lines: [0],
    },
    {
      text: 'Lay quail, hearts, carrot and chicken fat in a lidded casserole, pour over the water and bake for 35 minutes.',
      lines: [0, 1, 3, 6, 7],
    },
    {
      text: 'Push the liver into the middle and bake for 10 minutes longer, lid on; quail and hearts are done when they read 74 °C (165 °F) and the juice is colourless.',
      lines: [2],
    },
    {
      text: 'Ladle a cupful of juice onto the yolks, whisk, and pour it back over the meat with the parsley. Bake for 3 minutes more, until the yolk has set (71 °C / 160 °F).',
      lines: [4, 5],
    },
    { text: 'Cool without the lid for 35 minutes. Shred or chop to suit your cat.', lines: [] },
    {
      text: 'Grind the tablets with the eggshell powder and salt, add the contents of the capsules, squeeze in the vitamin E, and mix everything through the lukewarm meat with two forks.',
      lines: [],
    },
    { text: 'Divide into 10 portions of about 80 g (2 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Quail has more iron and copper than most birds.',
    'Hearts bring zinc and taurine; the capsules make sure of the latter.',
    'Ox liver, under 5% of the food, brings vitamin A and folate.',
    'Carrot adds only a little fibre: cats make no vitamin A from it.',
  ],
  createdAt: '2026-10-26T17:20:00Z',
  imageUrl: null,
  authorName: null,
};
