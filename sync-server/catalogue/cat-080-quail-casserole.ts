import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const quailCasserole: WrittenRecipe = {
  id: 80,
  title: 'Quail Casserole with Carrot & Parsley',
  description:
    'Boned quail baked under a lid with chicken hearts, mussels, carrot and parsley, for cats that like a darker meat than chicken.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 30,
  cookTime: 55,
  cookedWeightGrams: 810,
  ingredientLines: [
    {
      ingredientId: 'quail',
      grams: 360,
      metric: '360 g boneless quail meat, weighed without skin, in small pieces',
      us: '12 3/4 oz boneless quail meat, weighed without skin, in small pieces',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 130,
      metric: '130 g chicken hearts, split',
      us: '4 1/2 oz chicken hearts, split',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, quartered',
      us: '2 oz raw mussel meat, quartered',
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
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'wheat-germ', grams: 5, metric: '5 g wheat germ', us: '2 tsp wheat germ' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley leaves, chopped',
      us: '1 tbsp parsley leaves, chopped',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'choline-bitartrate', grams: 0.608, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'vitamin-e-oil', grams: 0.25, dose: '2 capsules, 100 IU each, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Press each piece of quail flat on the board and pull out any rib or wing bone that is left. No quail at the butcher’s? Skinless, boneless chicken thigh cooks the same way.',
      lines: [0],
    },
    {
      text: 'Crush the kelp finely, mix it with the calcium carbonate and wheat germ and toss quail, hearts and carrot in it.',
      lines: [0, 1, 4, 7],
    },
    {
      text: 'Spread the meat 3 cm (1 1/4 in) deep in a lidded casserole of 1.5 litres (6 cups), pour over the water, put the lid on and bake for 40 minutes.',
      lines: [9],
    },
    {
      text: 'Push the liver, mussels and spinach under the juice and bake for 10 minutes longer, lid on; quail, hearts and liver are done when they read 74 °C (165 °F) and the juice runs clear.',
      lines: [3, 2, 5],
    },
    {
      text: 'Ladle a little hot juice onto the yolks, whisk, and pour it back over the meat with the parsley. Bake for 4 minutes more, until the sauce coats a spoon (71 °C / 160 °F).',
      lines: [6, 8],
    },
    {
      text: 'Tip meat and juice onto a rimmed tray, 2.5 cm (1 in) deep, and let it cool for 25 minutes until hand-warm. Shred it to suit your cat.',
      lines: [],
    },
    {
      text: 'Open the taurine and choline capsules, squeeze out the vitamin E, stir all three into the juice and turn the meat in it with two forks. Divide into 9 portions of about 90 g (3 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Quail has more iron and copper than most birds.',
    'Hearts and mussels bring zinc and taurine; the capsule makes sure of the latter.',
    'Ox liver, under 5% of the food, brings vitamin A and folate.',
    'Carrot adds only a little fibre: cats make no vitamin A from it.',
  ],
  createdAt: '2026-10-26T17:20:00Z',
  imageUrl: null,
  authorName: null,
};
