import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckBlueberry: WrittenRecipe = {
  id: 10,
  title: 'Duck & Blueberry Dinner',
  description:
    'Duck breast without its skin, pan-cooked with egg and spinach and folded into sweet potato mash. Whole blueberries go in at the end.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 25,
  cookTime: 30,
  cookedWeightGrams: 1715,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 680,
      metric: '680 g duck breast, weighed without skin, diced',
      us: '1 1/2 lb duck breast, weighed without skin, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 500,
      metric: '500 g sweet potato, peeled, in 2 cm cubes',
      us: '1 lb 1 3/4 oz sweet potato, peeled, in 3/4 in cubes',
    },
    {
      ingredientId: 'green-beans',
      grams: 150,
      metric: '150 g green beans, in short lengths',
      us: '5 1/4 oz green beans, in short lengths',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'blueberries', grams: 100, metric: '100 g blueberries', us: '3 1/2 oz blueberries' },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 15,
      metric: '15 g pumpkin seeds, unsalted, ground',
      us: '1/2 oz pumpkin seeds, unsalted, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Steam the sweet potato over simmering water for 15 minutes. Lay the green beans on top for the last 8.',
      lines: [2, 3],
    },
    {
      text: 'Meanwhile heat the oil in a wide pan and sauté the duck and liver in two lots, 7 minutes each, stirring, until the largest piece is brown all through (74 °C / 165 °F).',
      lines: [0, 1, 8],
    },
    {
      text: 'Crush the kelp and zinc tablets and whisk them into the beaten eggs with the calcium carbonate and the ground pumpkin seeds. Return all the duck and liver to the pan, wilt the spinach on it for 2 minutes, pour the eggs over and stir for 4 minutes, until they coat the meat and no wet egg is left (74 °C / 165 °F).',
      lines: [0, 1, 4, 6, 7],
    },
    {
      text: 'Pick out the beans. Mash the sweet potato, then return the beans and fold in the duck, liver, spinach and egg with all that is in the pan.',
      lines: [0, 1, 2, 3, 4, 6],
    },
    {
      text: 'Spread the dinner on a big tray, 2.5 cm (1 in) deep: after 25 minutes it is hand-warm.',
      lines: [],
    },
    {
      text: 'Prick the vitamin E capsule, squeeze it over the dinner with the drop of vitamin D, and turn everything over several times. Stir in the blueberries. Weigh into 6 portions of about 285 g (10 oz).',
      lines: [5],
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
