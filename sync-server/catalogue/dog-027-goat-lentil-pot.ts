import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const goatLentilPot: WrittenRecipe = {
  id: 27,
  title: 'Goat & Lentil Pot, Dhansak Style',
  description:
    'Goat meat pressure-cooked with lentils, pumpkin and brown rice, golden with turmeric: a mild Parsi Sunday stew.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 65,
  cookedWeightGrams: 2310,
  ingredientLines: [
    {
      ingredientId: 'goat-meat',
      grams: 750,
      metric: '750 g boneless goat, diced',
      us: '1 lb 10 1/2 oz boneless goat, diced',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 70,
      metric: '70 g lamb’s liver, chopped small',
      us: '2 1/2 oz lamb liver, chopped small',
    },
    {
      ingredientId: 'lentils-cooked',
      grams: 350,
      metric: '350 g lentils, cooked and drained (about 120 g dry)',
      us: '12 1/2 oz lentils, cooked and drained (about 4 1/4 oz dry)',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 150,
      metric: '150 g brown rice, dry',
      us: '5 1/4 oz brown rice, dry',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 200,
      metric: '200 g pumpkin purée, nothing added',
      us: '7 oz pumpkin puree, nothing added',
    },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (9 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 120,
      metric: '120 g spinach, chopped small',
      us: '4 1/4 oz spinach, chopped small',
    },
    {
      ingredientId: 'turmeric',
      grams: 1.2,
      metric: '1.2 g turmeric, ground (1/3 tsp)',
      us: '1/3 tsp turmeric, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'rapeseed-oil', grams: 9, metric: '9 g rapeseed oil (2 tsp)', us: '2 tsp canola oil' },
    { ingredientId: 'water', grams: 700, metric: '700 ml water', us: '3 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Put the goat, rice, turmeric and water into a pressure cooker. Lock the lid, bring to high pressure and hold it there for 25 minutes.',
      lines: [0, 3, 7, 10],
    },
    {
      text: 'Let the pressure fall by itself. The goat should squash between finger and thumb; if it resists, return it to pressure for 8 minutes.',
      lines: [],
    },
    {
      text: 'Open the cooker, add lentils, pumpkin and liver, and simmer for 8 minutes, crushing the lentils as you stir. The liver must be past 71 °C (160 °F).',
      lines: [2, 4, 1],
    },
    {
      text: 'Pour in the beaten eggs, then the spinach, and keep stirring for 4 minutes: the stew becomes as thick as dal.',
      lines: [5, 6],
    },
    {
      text: 'Tip into a wide bowl, stir in the two oils and leave to cool for 40 minutes.',
      lines: [8, 9],
    },
    {
      text: 'Crush the tablets between two spoons and mix them with the other supplements. Add a third at a time, stirring from the bottom of the bowl.',
      lines: [],
    },
    {
      text: 'Split into 7 portions of about 330 g (11 3/4 oz). The stew sets firm overnight.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Goat is lean and rich in iron and zinc.',
    'Lentils bring folate, fibre and copper.',
    'Lamb liver brings vitamin A and a great deal of B12.',
    'Rapeseed oil adds some omega-3 of the plant kind.',
  ],
  createdAt: '2026-10-22T12:27:00Z',
  imageUrl: null,
  authorName: null,
};
