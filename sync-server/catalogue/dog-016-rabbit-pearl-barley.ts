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
  prepTime: 20,
  cookTime: 80,
  cookedWeightGrams: 2550,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 750,
      metric: '750 g boneless rabbit, diced',
      us: '1 lb 10 1/2 oz boneless rabbit, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 75,
      metric: '75 g ox liver, in tiny cubes',
      us: '2 3/4 oz beef liver, in tiny cubes',
    },
    {
      ingredientId: 'barley-dry',
      grams: 230,
      metric: '230 g pearl barley, dry',
      us: '8 oz pearl barley, dry',
    },
    { ingredientId: 'carrot', grams: 100, metric: '100 g carrots, diced', us: '3 1/2 oz carrots, diced' },
    {
      ingredientId: 'celery',
      grams: 100,
      metric: '100 g celery sticks, thinly sliced',
      us: '3 1/2 oz celery sticks, thinly sliced',
    },
    {
      ingredientId: 'kale',
      grams: 100,
      metric: '100 g kale leaves, stripped and shredded',
      us: '3 1/2 oz kale leaves, stripped and shredded',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1400, metric: '1400 ml water', us: '6 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Rinse the barley well. Feel the rabbit for splinters of bone. Put both into a stockpot with the measured water, bring slowly to the boil and skim off the foam.',
      lines: [2, 0, 8],
    },
    {
      text: 'Turn down to a bare simmer, half cover and cook for 50 minutes, stirring now and then.',
      lines: [],
    },
    {
      text: 'Add the carrots and celery and simmer for another 12 minutes, until the barley is tender. Shred the rabbit with two forks.',
      lines: [3, 4],
    },
    {
      text: 'Add liver and kale for the final 6 minutes, until the cubes of liver are grey-brown at the centre (74 °C / 165 °F).',
      lines: [1, 5],
    },
    {
      text: 'Take off the heat and beat the eggs into the hot broth with a fork. Return to the boil for 1 minute, until they are set.',
      lines: [6],
    },
    {
      text: 'Leave the pot to cool for an hour. Crush the tablets and whisk them, the other supplements and the oil into the lukewarm broth.',
      lines: [7],
    },
    {
      text: 'Ladle into 7 portions of about 365 g (12 3/4 oz), dividing broth and solids fairly. The barley thickens it in the refrigerator.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Rabbit is a lean meat that many dogs have rarely eaten.',
    'Pearl barley is rich in beta-glucan, a soluble fibre, and in selenium.',
    'Kale and liver together cover copper and vitamin A.',
    'The broth adds water to the meal.',
  ],
  createdAt: '2026-10-11T16:16:00Z',
  imageUrl: null,
  authorName: null,
};
