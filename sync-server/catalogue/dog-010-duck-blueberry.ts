import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckBlueberry: WrittenRecipe = {
  id: 10,
  title: 'Duck & Blueberry Dinner',
  description:
    'Duck breast without its skin, pan-cooked and served over sweet potato mash with green beans. Whole blueberries go in at the end.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1650,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 800,
      metric: '800 g duck breast, skin off, diced',
      us: '1 3/4 lb duck breast, skin off, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 700,
      metric: '700 g sweet potato, peeled and cubed',
      us: '1 1/2 lb sweet potato, peeled and cubed',
    },
    {
      ingredientId: 'green-beans',
      grams: 150,
      metric: '150 g green beans, in short lengths',
      us: '5 1/4 oz green beans, in short lengths',
    },
    { ingredientId: 'blueberries', grams: 100, metric: '100 g blueberries', us: '2/3 cup blueberries' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
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
      text: 'Steam the sweet potato over simmering water for 15 minutes. Add the green beans for the last 6.',
      lines: [2, 3],
    },
    {
      text: 'Meanwhile heat the oil in a wide pan and sauté the duck and liver for 9 minutes, stirring, until the largest piece is brown all through (74 °C / 165 °F).',
      lines: [0, 1, 6],
    },
    {
      text: 'Pour the beaten eggs over and stir for 2 minutes, until they coat the meat and no wet egg is left.',
      lines: [5],
    },
    {
      text: 'Pick out the beans. Mash the sweet potato with the pan juices, then return the beans whole.',
      lines: [2, 3],
    },
    { text: 'Fold duck and mash together and leave to cool for 30 minutes.', lines: [] },
    {
      text: 'Crush the tablets finely, fold in all the supplements, then the blueberries. Weigh into 6 portions of about 275 g (9 3/4 oz).',
      lines: [4],
    },
  ],
  nutritionalBenefits: [
    'Duck is rich in iron and B vitamins and is a change from chicken.',
    'Without the skin the fat stays near a third of the energy.',
    'Sweet potato brings starch, potassium and beta-carotene.',
    'Blueberries add colour and fibre.',
  ],
  createdAt: '2026-10-29T19:05:00Z',
  imageUrl: null,
  authorName: null,
};
