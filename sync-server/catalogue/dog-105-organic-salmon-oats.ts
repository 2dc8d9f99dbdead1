import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicSalmonOats: WrittenRecipe = {
  id: 105,
  title: 'Organic Salmon & Oat Risotto',
  description:
    'Oats stirred like risotto rice until silky, with organic salmon, turkey, mussels and peas, in portions for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: true,
  role: 'everyday',
  servings: 3,
  prepTime: 15,
  cookTime: 35,
  cookedWeightGrams: 1760,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 300,
      metric: '300 g organic salmon fillet, skinned and pin-boned',
      us: '10 1/2 oz organic salmon fillet, skinned and pin-boned',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 300,
      metric: '300 g organic turkey breast, in small cubes',
      us: '10 1/2 oz organic turkey breast, in small cubes',
    },
    {
      ingredientId: 'beef-liver',
      grams: 55,
      metric: '55 g organic ox liver, diced',
      us: '2 oz organic beef liver, diced',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g rope-grown mussel meat',
      us: '2 3/4 oz rope-grown mussel meat',
    },
    {
      ingredientId: 'oats',
      grams: 180,
      metric: '180 g organic jumbo oats',
      us: '6 1/4 oz organic thick rolled oats',
    },
    {
      ingredientId: 'peas',
      grams: 150,
      metric: '150 g organic frozen peas',
      us: '5 1/4 oz organic frozen peas',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g organic baby spinach',
      us: '3 1/2 oz organic baby spinach',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    { ingredientId: 'water', grams: 750, metric: '750 ml hot water', us: '3 1/4 cups hot water' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g organic sunflower oil (2 tsp)',
      us: '2 tsp organic sunflower oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Cook the turkey and liver in a splash of the hot water in a broad pot for 5 minutes, stirring, until pale outside.',
      lines: [1, 2, 8],
    },
    {
      text: 'Add the oats and a ladle of water. Stir, and add another ladle whenever the oats have soaked it up, for 15 minutes, until nearly all of it is used.',
      lines: [4, 8],
    },
    {
      text: 'Lay the salmon in large pieces on the oats, scatter the peas and mussels around it, pour on the last of the water, cover and cook for 8 minutes.',
      lines: [0, 5, 3, 8],
    },
    {
      text: 'The salmon is done when it parts into pink flakes (63 °C / 145 °F): break it up with a fork and take out any bones. Cut a cube of turkey to see that it is white inside (74 °C / 165 °F).',
      lines: [],
    },
    {
      text: 'Stir in the eggs and spinach over a low heat and cook for 3 minutes, until no raw egg shows. The risotto should be loose: it thickens as it stands.',
      lines: [7, 6],
    },
    {
      text: 'Cool for fifty minutes, until lukewarm, and stir in the sunflower oil. Crush the tablets and sprinkle the supplements over the surface in three goes, stirring after each.',
      lines: [9],
    },
    { text: 'Dish up into 3 portions of about 585 g (20 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Salmon is rich in EPA and DHA, and brings vitamin E as well.',
    'Oats bring manganese, thiamine and beta-glucan, a soluble fibre.',
    'Mussels and liver add iron, copper and vitamin B12.',
    'Organic salmon is farmed under a European certificate; rope-grown mussels are given no feed at all.',
  ],
  createdAt: '2026-11-14T09:05:00Z',
  imageUrl: null,
  authorName: null,
};
