import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const goatLentilPot: WrittenRecipe = {
  id: 27,
  title: 'Goat & Lentil Pot, Dhansak Style',
  description:
    'Goat pressure-cooked with brown rice, then thickened with lentils, pumpkin and eggs and golden with turmeric: a mild Parsi Sunday stew.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 70,
  cookedWeightGrams: 2310,
  ingredientLines: [
    {
      ingredientId: 'goat-meat',
      grams: 500,
      metric: '500 g boneless goat, diced',
      us: '1 lb 1 3/4 oz boneless goat, diced',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 80,
      metric: '80 g lamb’s liver, chopped small',
      us: '2 3/4 oz lamb liver, chopped small',
    },
    {
      ingredientId: 'lentils-cooked',
      grams: 400,
      metric: '400 g cooked green lentils (175 g dry)',
      us: '14 oz cooked green lentils (6 1/4 oz dry)',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 120,
      metric: '120 g brown rice, dry',
      us: '4 1/4 oz brown rice, dry',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 250,
      metric: '250 g pumpkin purée, nothing added',
      us: '8 3/4 oz pumpkin purée, nothing added',
    },
    { ingredientId: 'egg', grams: 350, metric: '7 eggs (350 g), beaten', us: '7 eggs (12 1/4 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, chopped small',
      us: '3 1/2 oz spinach, chopped small',
    },
    {
      ingredientId: 'turmeric',
      grams: 0.8,
      metric: '0.8 g turmeric, ground (1/4 tsp)',
      us: '1/4 tsp turmeric, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 9.5, dose: '1 3/4 level tsp (9.5 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets in a mortar. Put them into a pressure cooker with the calcium carbonate, goat (or lean lamb), rice, turmeric and water, lock the lid, bring to high pressure and hold it there for 25 minutes.',
      lines: [0, 3, 7, 9],
    },
    {
      text: 'Meanwhile boil the dry lentils in plenty of water until they squash, about as long as the goat takes, and strain them; they should now weigh what the list says.',
      lines: [2],
    },
    {
      text: 'Let the pressure fall by itself, then open the cooker. The goat should squash between finger and thumb; if it resists, return it to pressure for 8 minutes.',
      lines: [0],
    },
    {
      text: 'Add lentils, pumpkin and liver to the open cooker and simmer for 10 minutes, crushing the lentils as you stir. A cube of liver cut open is brown all through (74 °C / 165 °F).',
      lines: [2, 4, 1],
    },
    {
      text: 'Pour in the beaten eggs, then the spinach, and keep stirring for 5 minutes over a low heat. The stew becomes as thick as dal, and a probe again reads 74 °C (165 °F).',
      lines: [5, 6],
    },
    {
      text: 'Pour it into two wide dishes, 4 cm (1 1/2 in) deep in each, and stir now and then. Hand-warm takes 40 to 45 minutes.',
      lines: [],
    },
    {
      text: 'Let the vitamin D fall into the sunflower oil, squeeze in the vitamin E, and stir half into each dish.',
      lines: [8],
    },
    {
      text: 'Split into 7 portions of about 330 g (11 3/4 oz), for the fridge or freezer. The stew sets firm overnight.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Goat is lean and rich in iron and zinc.',
    'Lentils bring folate, fibre and copper.',
    'Lamb’s liver brings vitamin A and a great deal of B12.',
    'Seven eggs turn the stew creamy and cover choline.',
  ],
  createdAt: '2026-10-22T12:27:00Z',
  imageUrl: null,
  authorName: null,
};
