import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefHeartMillet: WrittenRecipe = {
  id: 20,
  title: 'Ox Heart & Millet Casserole',
  description:
    'Ox heart, a lean and cheap red meat, braised with millet, kale and pumpkin. Portions sized for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 3,
  prepTime: 25,
  cookTime: 60,
  cookedWeightGrams: 2240,
  ingredientLines: [
    {
      ingredientId: 'beef-heart',
      grams: 690,
      metric: '690 g ox heart, trimmed of fat and tubes, cubed',
      us: '1 lb 8 1/4 oz beef heart, trimmed of fat and tubes, cubed',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, sliced thin',
      us: '2 1/2 oz beef liver, sliced thin',
    },
    {
      ingredientId: 'millet-cooked',
      grams: 800,
      metric: '800 g millet, cooked in water (about 260 g dry)',
      us: '1 lb 12 oz millet, cooked in water (about 9 oz dry)',
    },
    {
      ingredientId: 'kale',
      grams: 120,
      metric: '120 g curly kale, finely cut',
      us: '4 1/4 oz curly kale, finely cut',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 200,
      metric: '200 g pumpkin purée, unsalted',
      us: '7 oz pumpkin puree, unsalted',
    },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (9 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 400, metric: '400 ml water', us: '1 2/3 cups water' },
    {
      ingredientId: 'sardines-water',
      grams: 90,
      metric: '90 g sardines in spring water, drained (1 small tin)',
      us: '3 1/4 oz sardines in spring water, drained (1 small can)',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 165 °C (330 °F). Heat a third of the oil in a flameproof casserole and brown the heart on the hob, 3 minutes a side.',
      lines: [0, 6],
    },
    {
      text: 'Add the water, bring to the boil, cover tightly and braise in the oven for 35 minutes. Heart stays a little springy even when done.',
      lines: [7],
    },
    {
      text: 'Push the kale and liver under the juices, cover and cook for 12 minutes, until no red juice runs from the liver (71 °C / 160 °F).',
      lines: [3, 1],
    },
    {
      text: 'Whisk the eggs into the pumpkin. Pour this over the boiling casserole, stirring, and keep it on the hob for 3 minutes, until as thick as custard.',
      lines: [5, 4],
    },
    {
      text: 'Fold in the millet, the sardines with their soft bones and the remaining oil and leave to cool without the lid for 45 minutes.',
      lines: [2, 6, 8],
    },
    {
      text: 'Crush the tablets, stir them and the other supplements into a few spoonfuls of cool water and pour it evenly over the pot. Fold for one minute.',
      lines: [],
    },
    { text: 'Weigh out into 3 portions of about 745 g (26 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Ox heart is lean and rich in iron, riboflavin, B12 and taurine.',
    'Millet is a mild grain without gluten.',
    'Sardines bring omega-3 and vitamin D; kale and pumpkin bring potassium.',
    'Five eggs lift choline above the minimum.',
  ],
  createdAt: '2026-10-15T13:20:00Z',
  imageUrl: null,
  authorName: null,
};
