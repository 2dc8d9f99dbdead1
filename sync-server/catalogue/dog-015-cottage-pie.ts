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
  prepTime: 40,
  cookTime: 70,
  cookedWeightGrams: 2140,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 900,
      metric: '900 g lean beef mince (5% fat)',
      us: '2 lb lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, finely chopped',
      us: '2 1/2 oz beef liver, finely chopped',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 600,
      metric: '600 g boiled potatoes, peeled (from 720 g raw)',
      us: '1 lb 5 oz boiled potatoes, peeled (from 1 lb 9 1/2 oz raw)',
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
    { ingredientId: 'wheat-germ', grams: 30, metric: '30 g wheat germ', us: '1 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 9.6, dose: '1 3/4 level tsp (9.6 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Peel 720 g (1 lb 9 1/2 oz) of potatoes, cut them in chunks and boil them for 20 minutes, until soft, with the cauliflower in a steamer above them for the last twelve. Drain the potatoes.',
      lines: [2, 3],
    },
    {
      text: 'Heat the oven to 190 °C (375 °F). Crumble half of the mince into a dry 28 cm (11 in) pan, brown it over a high heat for 6 minutes and tip it into a wide pot. Brown the other half with the carrot for 7 minutes.',
      lines: [0, 4],
    },
    {
      text: 'Crush the kelp and zinc tablets. Stir them into the pot with the eggshell, all the meat, the liver, peas, spinach, wheat germ and water, and simmer for 8 minutes. The filling should be juicy, not soupy, and at 74 °C (165 °F).',
      lines: [1, 5, 6, 8, 10],
    },
    {
      text: 'Crush potatoes and cauliflower with two teaspoons of the oil, then beat in the eggs to a soft, pale yellow mash.',
      lines: [2, 3, 7, 9],
    },
    {
      text: 'Spread the filling in a 23 × 33 cm (9 × 13 in) dish, top with the mash and rake it with a fork. Together they stand about 3 cm (1 1/4 in) deep.',
      lines: [],
    },
    {
      text: 'Bake for 30 minutes, until the top is golden, the edges bubble and a probe in the centre passes 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Stand the dish on a rack for 45 minutes. A pie no deeper than this is then hand-warm.',
      lines: [],
    },
    {
      text: 'Mix the vitamin D drop and the vitamin E with the last of the oil and brush it over the whole crust.',
      lines: [9],
    },
    {
      text: 'Cut into 7 portions of about 305 g (10 3/4 oz), each with its share of crust, and refrigerate them within two hours of baking.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lean beef brings B12, iron and most of the zinc.',
    'Eggs in the mash add choline and bind the crust.',
    'Potato and cauliflower give potassium and a mild fibre.',
    'Wheat germ thickens the filling and brings manganese.',
  ],
  createdAt: '2026-10-10T12:15:00Z',
  imageUrl: null,
  authorName: null,
};
