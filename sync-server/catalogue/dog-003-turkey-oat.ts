import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const turkeyOat: WrittenRecipe = {
  id: 3,
  title: 'Turkey & Oat Breakfast',
  description:
    'Soft oats, browned turkey mince, egg and a little yogurt. Small, even pieces for small mouths, and cooked in about half an hour.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 12,
  cookTime: 20,
  cookedWeightGrams: 1500,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 500,
      metric: '500 g lean turkey mince',
      us: '1 lb 1 1/2 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, minced or very finely diced',
      us: '1 3/4 oz beef liver, ground or very finely diced',
    },
    { ingredientId: 'oats', grams: 160, metric: '160 g rolled oats', us: '2 cups rolled oats' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'apple',
      grams: 100,
      metric: '100 g apple, core and seeds out, grated',
      us: '3 1/2 oz apple, core and seeds out, grated',
    },
    { ingredientId: 'blueberries', grams: 60, metric: '60 g blueberries', us: '2 oz blueberries' },
    { ingredientId: 'yogurt-plain', grams: 60, metric: '60 g plain yogurt', us: '2 oz plain yogurt' },
    { ingredientId: 'water', grams: 700, metric: '700 ml water', us: '3 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'potassium-chloride', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Bring the water to the boil, pour in the oats and simmer for 6 minutes, stirring, until thick.',
      lines: [2, 7],
    },
    {
      text: 'Meanwhile cook the turkey and liver in a wide dry pan over medium heat for 8 minutes, breaking them up small, until no pink is left (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Tip the beaten eggs into the turkey and stir for 2 minutes, until set in small curds.',
      lines: [3],
    },
    {
      text: 'Combine turkey and oats off the heat, fold in the apple and leave to cool for 25 minutes.',
      lines: [4],
    },
    {
      text: 'Crush the tablets and stir in all the supplements, then the yogurt and the blueberries, squashed between two fingers.',
      lines: [6, 5],
    },
    {
      text: 'Weigh into 7 portions of about 215 g (7 1/2 oz). It thickens when cold: loosen with a spoon of warm water.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey and egg give complete protein in pieces a small dog can manage.',
    'Oats bring soluble fibre and are gentle when cooked soft.',
    'Apple and blueberries sweeten the bowl and add a little more fibre.',
    'Calcium powder sets the balance of calcium to phosphorus at about 1.2 to 1.',
  ],
  createdAt: '2026-10-08T07:15:00Z',
  imageUrl: null,
  authorName: null,
};
