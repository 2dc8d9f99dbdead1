import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkApplePasta: WrittenRecipe = {
  id: 11,
  title: 'Pork & Apple Pasta',
  description:
    'Lean pork loin, soft pasta, apple and spinach, bound with cottage cheese. A weekday supper from one pasta pot and one pan.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 1840,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 700,
      metric: '700 g lean boneless pork loin, diced small',
      us: '1 1/2 lb lean boneless pork loin, diced small',
    },
    {
      ingredientId: 'beef-liver',
      grams: 110,
      metric: '110 g ox liver, finely diced',
      us: '4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'pasta-cooked',
      grams: 600,
      metric: '600 g cooked pasta, weighed after draining (about 270 g dry)',
      us: '1 lb 5 oz cooked pasta, weighed after draining (about 9 1/2 oz dry)',
    },
    {
      ingredientId: 'apple',
      grams: 200,
      metric: '200 g apple, core and seeds out, diced',
      us: '7 oz apple, core and seeds out, diced',
    },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, shredded',
      us: '7 oz spinach, shredded',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 100,
      metric: '100 g low-fat cottage cheese',
      us: '3 1/2 oz low-fat cottage cheese',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.314, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Boil the pasta in plenty of unsalted water, 2 minutes longer than the packet says, until soft. Drain and weigh it.',
      lines: [2],
    },
    {
      text: 'Meanwhile fry the pork in the oil in a wide pan over medium heat for 8 minutes, add the liver and cook for 4 more, until the pork is white to the middle (71 °C / 160 °F).',
      lines: [0, 1, 7],
    },
    {
      text: 'Add the apple and spinach with 3 tablespoons of water, cover and steam for 4 minutes.',
      lines: [3, 4],
    },
    {
      text: 'Mix the beaten eggs into the hot pork for 2 minutes, until they are firm, then toss in the pasta.',
      lines: [6],
    },
    {
      text: 'Leave off the heat for 30 minutes, until the pan feels only just warm, then stir in the cottage cheese.',
      lines: [5],
    },
    {
      text: 'Crush the tablets in a mortar, add the remaining supplements and sprinkle them over the pasta in several rounds, tossing after each. Weigh into 8 portions of about 230 g (8 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Pork is the best meat for thiamine, by a wide margin.',
    'Pasta gives starch that most dogs digest easily.',
    'Spinach brings magnesium, manganese and folate.',
    'Cottage cheese and egg round out the protein.',
  ],
  createdAt: '2026-11-01T18:40:00Z',
  imageUrl: null,
  authorName: null,
};
