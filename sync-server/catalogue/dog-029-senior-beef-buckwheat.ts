import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorBeefBuckwheat: WrittenRecipe = {
  id: 29,
  title: 'Senior Slow-Cooker Beef & Buckwheat',
  description:
    'Stewing steak cooked all afternoon until it falls into shreds, with buckwheat, peas and pumpkin. For old teeth, and for days when you are out.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 300,
  cookedWeightGrams: 2130,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 650,
      metric: '650 g stewing steak, trimmed, in small cubes',
      us: '1 lb 7 oz beef stew meat, trimmed, in small cubes',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, diced fine',
      us: '2 1/4 oz beef liver, diced fine',
    },
    {
      ingredientId: 'buckwheat-cooked',
      grams: 375,
      metric: '375 g cooked buckwheat groats (150 g dry)',
      us: '13 1/4 oz cooked buckwheat groats (5 1/4 oz dry)',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 300,
      metric: '300 g pumpkin purée, plain',
      us: '10 1/2 oz pumpkin purée, plain',
    },
    {
      ingredientId: 'green-beans',
      grams: 150,
      metric: '150 g fine green beans, chopped',
      us: '5 1/4 oz fine green beans, chopped',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g frozen peas', us: '5 1/4 oz frozen peas' },
    {
      ingredientId: 'mussels',
      grams: 50,
      metric: '50 g raw mussel meat, minced',
      us: '1 3/4 oz raw mussel meat, minced',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 250, metric: '250 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Lay the steak in a slow cooker that holds at least 3 litres (3 quarts). Crush the kelp and zinc tablets into the water, stir in the calcium carbonate and pour it round the meat.',
      lines: [0, 9],
    },
    {
      text: 'Cover and cook on high for 4 hours, or on low for 7. Then shred the meat against the side of the pot, very short for a dog that gulps.',
      lines: [0],
    },
    {
      text: 'Add the beans, peas, mussels and liver and cook on high for 40 minutes, until the beans are soft and the liver is firm right through (74 °C / 165 °F).',
      lines: [4, 5, 6, 1],
    },
    {
      text: 'At the same time rinse the dry buckwheat, pour on 300 ml (1 1/4 cups) of boiling water in a small pan, cover and let it swell over the lowest heat for 15 minutes, until the water has gone; weigh out 375 g (13 1/4 oz).',
      lines: [2],
    },
    {
      text: 'Beat the pumpkin with the eggs, stir this in and cook for 20 minutes more, until the juices thicken and a probe again reads 74 °C (165 °F).',
      lines: [3, 7],
    },
    {
      text: 'Fold in the buckwheat and ladle everything into two wide dishes, 3 cm (1 1/4 in) deep. Cool it for 40 minutes, uncovered, and stir once in between.',
      lines: [2],
    },
    {
      text: 'Mix the vitamin D drop and the vitamin E with the sunflower oil, give each dish half and stir it in well.',
      lines: [8],
    },
    {
      text: 'Dish into 6 portions of about 355 g (12 1/2 oz) for the fridge. Warm each a little before serving: old dogs eat better when they can smell the food.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Well-trimmed steak gives plenty of protein, zinc and iron.',
    'Buckwheat is a soft seed without gluten, with magnesium.',
    'Pumpkin brings carotene and gentle fibre.',
    'Long cooking makes the meat tender enough for few teeth.',
  ],
  createdAt: '2026-10-24T14:29:00Z',
  imageUrl: null,
  authorName: null,
};
