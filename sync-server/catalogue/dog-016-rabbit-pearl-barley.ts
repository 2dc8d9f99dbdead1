import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const rabbitPearlBarley: WrittenRecipe = {
  id: 16,
  title: 'Rabbit & Pearl Barley Broth',
  description:
    'Rabbit simmered until it falls apart, with barley, kale and celery in plenty of its own broth. Lean, wet and warming.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 90,
  cookedWeightGrams: 2625,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 550,
      metric: '550 g boneless rabbit, diced',
      us: '1 lb 3 1/2 oz boneless rabbit, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 75,
      metric: '75 g ox liver, in tiny cubes',
      us: '2 3/4 oz beef liver, in tiny cubes',
    },
    {
      ingredientId: 'barley-dry',
      grams: 180,
      metric: '180 g pearl barley, dry',
      us: '6 1/4 oz pearl barley, dry',
    },
    {
      ingredientId: 'celery',
      grams: 100,
      metric: '100 g celery sticks, thinly sliced',
      us: '3 1/2 oz celery sticks, thinly sliced',
    },
    {
      ingredientId: 'kale',
      grams: 130,
      metric: '130 g kale leaves, stripped and shredded',
      us: '4 1/2 oz kale leaves, stripped and shredded',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g frozen peas', us: '5 1/4 oz frozen peas' },
    { ingredientId: 'egg', grams: 300, metric: '6 eggs (300 g), beaten', us: '6 eggs (10 1/2 oz), beaten' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 20,
      metric: '20 g pumpkin seeds, unsalted, ground to a meal',
      us: '3/4 oz pumpkin seeds, unsalted, ground to a meal',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1400, metric: '1400 ml water', us: '6 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Rinse the barley well. Feel the rabbit for splinters of bone. Put both into a 5 litre (5 quart) stockpot with the water, bring to the boil in about 20 minutes and skim off the foam.',
      lines: [2, 0, 10],
    },
    {
      text: 'Crush the kelp and zinc tablets and stir them in with the calcium carbonate and the pumpkin seeds. Half cover the pot and simmer for 50 minutes, stirring now and then.',
      lines: [8],
    },
    {
      text: 'Add the celery and simmer for 10 more minutes, until the barley is tender. Shred the rabbit with two forks.',
      lines: [3, 0],
    },
    {
      text: 'Add liver, kale, spinach and peas for another 7 minutes, until the cubes of liver are grey-brown at the centre.',
      lines: [1, 4, 5, 6],
    },
    {
      text: 'Trickle the eggs into the simmering broth, stirring with a fork, and give them 3 minutes, until they are set in shreds and the pot reads 74 °C (165 °F).',
      lines: [7],
    },
    {
      text: 'Ladle the broth, solids and all, into a roasting tin of 23 × 33 cm (9 × 13 in), where it lies 3.5 cm (1 1/2 in) deep. After 40 minutes you can hold a finger in it.',
      lines: [],
    },
    {
      text: 'Beat the vitamin D drop and the vitamin E into the oil, then whisk it into the broth for a full minute.',
      lines: [9],
    },
    {
      text: 'Ladle into 7 portions of about 375 g (13 1/4 oz), dividing broth and solids fairly. Refrigerate within two hours of cooking; the barley thickens it overnight.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Rabbit is a lean meat that many dogs have rarely eaten.',
    'Pearl barley is rich in beta-glucan, a soluble fibre, and in selenium.',
    'Kale, spinach and liver together cover copper and vitamin A.',
    'The broth adds water to the meal.',
  ],
  createdAt: '2026-10-11T16:16:00Z',
  imageUrl: null,
  authorName: null,
};
