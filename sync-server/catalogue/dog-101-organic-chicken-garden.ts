import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicChickenGarden: WrittenRecipe = {
  id: 101,
  title: 'Organic Chicken Garden Bowl',
  description:
    'Organic chicken thigh and hearts, beef liver and vegetables of the kitchen garden: potato, carrot, peas, kale and spinach.',
  species: 'dog',
  category: 'all',
  isOrganic: true,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 45,
  cookedWeightGrams: 1750,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 550,
      metric: '550 g organic skinless boneless chicken thigh, diced',
      us: '1 lb 3 1/2 oz organic skinless boneless chicken thigh, diced',
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
      us: '1 lb 1 3/4 oz organic potatoes, boiled and peeled',
    },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g organic carrots, in small dice',
      us: '5 1/4 oz organic carrots, in small dice',
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
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g organic spinach, shredded',
      us: '3 1/2 oz organic spinach, shredded',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 18,
      metric: '18 g organic rapeseed oil (4 tsp)',
      us: '4 tsp organic canola oil',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 14.1, dose: '3 level tsp (14.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Wash the vegetables. Boil about 550 g (1 lb 3 1/2 oz) of potatoes in their skins for 25 minutes, until a knife slips out; drain them, pull the skins off and weigh 500 g (1 lb 1 3/4 oz).',
      lines: [3],
    },
    {
      text: 'Crush the kelp and zinc tablets to dust and beat them into the eggs together with the bone meal.',
      lines: [8],
    },
    {
      text: 'Warm half of the oil in a wide pan of 4 litres (4 qt). Sauté the carrots, thigh, hearts (ordinary ones if you find none organic) and liver for 12 minutes, stirring; so full a pan softens them in their juice and does not brown them.',
      lines: [4, 0, 1, 2, 9],
    },
    {
      text: 'Add the peas, kale and spinach, cover and let them collapse for 5 minutes. A heart cut in two is brown to the middle (74 °C / 165 °F).',
      lines: [5, 6, 7],
    },
    {
      text: 'Pour the eggs over, scraping the bowl so that no powder stays behind, and stir for 3 minutes, until every bit has set.',
      lines: [8],
    },
    {
      text: 'Crush the potatoes into the pan and turn all of it out on a tray, 2.5 cm (1 in) deep. After 25 minutes you can hold a hand in it.',
      lines: [3],
    },
    {
      text: 'Mix the vitamin D drop and the vitamin E with the other half of the oil, trickle this over the tray and fold it through twice. Weigh into 7 portions of about 250 g (8 3/4 oz).',
      lines: [9],
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
