import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicChickenGarden: WrittenRecipe = {
  id: 101,
  title: 'Organic Chicken Garden Bowl',
  description:
    'Organic chicken thigh, hearts and liver with vegetables of the kitchen garden: potato, carrot, peas, kale and broccoli.',
  species: 'dog',
  category: 'all',
  isOrganic: true,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 40,
  cookedWeightGrams: 1820,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 700,
      metric: '700 g organic skinless boneless chicken thigh, diced',
      us: '1 1/2 lb organic skinless boneless chicken thigh, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g organic chicken hearts, halved',
      us: '3 1/2 oz organic chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g organic ox liver, finely diced',
      us: '2 3/4 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 500,
      metric: '500 g organic potatoes, boiled and peeled',
      us: '1 lb 1 1/2 oz organic potatoes, boiled and peeled',
    },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g organic carrots, sliced',
      us: '5 1/4 oz organic carrots, sliced',
    },
    {
      ingredientId: 'peas',
      grams: 150,
      metric: '150 g organic garden peas',
      us: '5 1/4 oz organic garden peas',
    },
    {
      ingredientId: 'kale',
      grams: 100,
      metric: '100 g organic kale, stalks out, shredded',
      us: '3 1/2 oz organic kale, stems removed, shredded',
    },
    {
      ingredientId: 'broccoli',
      grams: 100,
      metric: '100 g organic broccoli, in small florets',
      us: '3 1/2 oz organic broccoli, in small florets',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 23,
      metric: '23 g organic rapeseed oil (5 tsp)',
      us: '5 tsp organic canola oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Wash and scrub the vegetables. Boil the potatoes whole for 20 minutes, until a knife slips out. Drain, peel and weigh them.',
      lines: [3],
    },
    {
      text: 'Steam the carrots and broccoli for 8 minutes, adding the kale and peas for the last 3.',
      lines: [4, 7, 6, 5],
    },
    {
      text: 'Sauté the chicken, hearts and liver in the oil for 12 minutes, stirring, until no pink is left (74 °C / 165 °F).',
      lines: [0, 1, 2, 9],
    },
    {
      text: 'Add the beaten eggs and stir for 2 minutes, until they are set.',
      lines: [8],
    },
    {
      text: 'Chop the vegetables small, crush the potatoes, mix all of it with the chicken and leave to cool for 40 minutes.',
      lines: [],
    },
    {
      text: 'Add the powdered tablets and the remaining supplements little by little, stirring all the time. Weigh into 7 portions of about 260 g (9 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Thigh and hearts bring protein, taurine and iron.',
    'Four vegetables bring fibre, folate, vitamin K and carotenes.',
    'Potato is a plain starch that needs no grain.',
    'Certified organic vegetables are grown without artificial fertiliser.',
  ],
  createdAt: '2026-11-07T09:50:00Z',
  imageUrl: null,
  authorName: null,
};
