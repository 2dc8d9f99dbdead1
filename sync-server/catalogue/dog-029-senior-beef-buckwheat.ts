import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorBeefBuckwheat: WrittenRecipe = {
  id: 29,
  title: 'Senior Slow-Cooker Beef & Buckwheat',
  description:
    'Stewing steak cooked all afternoon until it falls into shreds, with buckwheat and pumpkin. For old teeth, and for days when you are out.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 300,
  cookedWeightGrams: 2100,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 700,
      metric: '700 g stewing steak, trimmed, in small cubes',
      us: '1 lb 8 1/2 oz beef stew meat, trimmed, in small cubes',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, diced fine',
      us: '2 1/4 oz beef liver, diced fine',
    },
    {
      ingredientId: 'buckwheat-cooked',
      grams: 500,
      metric: '500 g cooked buckwheat groats (about 140 g dry)',
      us: '1 lb 1 1/2 oz cooked buckwheat groats (about 5 oz dry)',
    },
    {
      ingredientId: 'pumpkin-cooked',
      grams: 300,
      metric: '300 g pumpkin flesh, boiled',
      us: '10 1/2 oz pumpkin flesh, boiled',
    },
    {
      ingredientId: 'green-beans',
      grams: 150,
      metric: '150 g fine green beans, chopped',
      us: '5 1/4 oz fine green beans, chopped',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g mussel meat, minced',
      us: '2 oz mussel meat, minced',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Lay the steak in the slow cooker, cover with the water and put it on high for 4 hours, or on low for 7.',
      lines: [0, 8],
    },
    {
      text: 'Shred the meat against the side of the pot, very short for a dog that gulps.',
      lines: [],
    },
    {
      text: 'Add the beans, mussels and liver and cook on high for 40 minutes, until the beans are soft and the liver is firm right through (74 °C / 165 °F).',
      lines: [4, 5, 1],
    },
    {
      text: 'Mash the pumpkin with the eggs, stir it in and cook for 15 minutes more, until the juices thicken and a probe again reads 74 °C (165 °F).',
      lines: [3, 6],
    },
    {
      text: 'Switch off and lift out the pot. Stir in the buckwheat and the oil and leave to cool for 45 minutes.',
      lines: [2, 7],
    },
    {
      text: 'Stir the supplements, the tablets crushed, into a spoonful of the juices and fold this through from the bottom up. Dish into 6 portions of about 350 g (12 1/4 oz). Warm each a little before serving: old dogs eat better when they can smell the food.',
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
