import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const cottagePie: WrittenRecipe = {
  id: 15,
  title: 'Cottage Pie with Cauliflower Mash',
  description:
    'Lean beef and peas under a browned crust of potato and cauliflower. A Sunday dish made for the dog.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 60,
  cookedWeightGrams: 2080,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 800,
      metric: '800 g lean beef mince (5% fat)',
      us: '1 3/4 lb lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, finely chopped',
      us: '2 1/2 oz beef liver, finely chopped',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 700,
      metric: '700 g boiled potatoes, peeled',
      us: '1 lb 8 1/2 oz boiled potatoes, peeled',
    },
    {
      ingredientId: 'cauliflower',
      grams: 200,
      metric: '200 g cauliflower, in small florets',
      us: '7 oz cauliflower, in small florets',
    },
    {
      ingredientId: 'carrot',
      grams: 100,
      metric: '100 g carrot, finely diced',
      us: '3 1/2 oz carrot, finely diced',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g peas, frozen', us: '5 1/4 oz peas, frozen' },
    { ingredientId: 'spinach', grams: 100, metric: '100 g baby spinach', us: '3 1/2 oz baby spinach' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), whisked', us: '3 eggs (5 1/4 oz), whisked' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Steam the cauliflower for 12 minutes, until a spoon crushes it.',
      lines: [3],
    },
    {
      text: 'Set a dry frying pan on a high heat and crumble in the mince with the carrot. Brown for 7 minutes, scraping up what sticks.',
      lines: [0, 4],
    },
    {
      text: 'Pour on the water, add peas, spinach and liver and simmer for 6 minutes. The filling should be juicy, not soupy, and at 71 °C (160 °F) or hotter.',
      lines: [9, 5, 6, 1],
    },
    {
      text: 'Crush potatoes and cauliflower with half the oil, then beat in the eggs to a soft, pale yellow mash.',
      lines: [2, 7, 8],
    },
    {
      text: 'Spread the filling in a roasting dish, top with the mash, rake it with a fork and drizzle over the remaining oil.',
      lines: [8],
    },
    {
      text: 'Bake for 30 minutes, until the top is golden, the edges bubble and a probe in the centre passes 74 °C (165 °F). Cool for 50 minutes, until lukewarm.',
      lines: [],
    },
    {
      text: 'Crush the tablets finely, scatter them with the other supplements over the dish and stir crust and filling together until no pale streaks are left.',
      lines: [],
    },
    {
      text: 'Scoop into 7 portions of about 295 g (10 1/2 oz), each with some of the crust.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lean beef brings enough zinc to need no tablet.',
    'Eggs in the mash add choline and bind the crust.',
    'Potato and cauliflower give potassium and a mild fibre.',
    'Spinach and liver add folate, copper and vitamin A.',
  ],
  createdAt: '2026-10-10T12:15:00Z',
  imageUrl: null,
  authorName: null,
};
