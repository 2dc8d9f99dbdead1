import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicSalmonOats: WrittenRecipe = {
  id: 105,
  title: 'Organic Salmon & Oat Risotto',
  description:
    'Oats stirred like risotto rice until silky, with organic salmon, turkey, mussels, peas and sweet potato: a big pot for a big dog.',
  species: 'dog',
  category: 'large',
  isOrganic: true,
  role: 'everyday',
  servings: 6,
  prepTime: 30,
  cookTime: 60,
  cookedWeightGrams: 3690,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 700,
      metric: '700 g organic salmon fillet, skinned and pin-boned',
      us: '1 lb 8 3/4 oz organic salmon fillet, skinned and pin-boned',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 700,
      metric: '700 g organic turkey breast, in 2 cm dice',
      us: '1 lb 8 3/4 oz organic turkey breast, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 150,
      metric: '150 g organic ox liver, finely diced',
      us: '5 1/4 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 180,
      metric: '180 g raw rope-grown mussel meat',
      us: '6 1/4 oz raw rope-grown mussel meat',
    },
    {
      ingredientId: 'oats',
      grams: 300,
      metric: '300 g organic jumbo oats',
      us: '10 1/2 oz organic thick rolled oats',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 400,
      metric: '400 g organic sweet potatoes, peeled, in 1 cm dice',
      us: '14 oz organic sweet potatoes, peeled, in 3/8 in dice',
    },
    {
      ingredientId: 'peas',
      grams: 300,
      metric: '300 g organic frozen peas',
      us: '10 1/2 oz organic frozen peas',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g organic baby spinach',
      us: '3 1/2 oz organic baby spinach',
    },
    {
      ingredientId: 'egg',
      grams: 200,
      metric: '4 organic eggs (200 g), beaten',
      us: '4 organic eggs (7 oz), beaten',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g organic sunflower oil (2 tsp)',
      us: '2 tsp organic sunflower oil',
    },
    { ingredientId: 'water', grams: 1000, metric: '1000 ml hot water', us: '4 1/4 cups hot water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 16.2, dose: '3 level tsp (16.2 g)' },
    { id: 'kelp-tablet', grams: 3.3, dose: '11 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.627, dose: '6 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Bring half of the hot water to a simmer in a pot of 6 litres (6 1/2 qt). Crush the kelp and zinc tablets and stir them in with the calcium carbonate and the iron.',
      lines: [10],
    },
    {
      text: 'Add the turkey, liver and sweet potatoes. They cool the pot: give it 8 minutes to bubble again, then cover and simmer for 12 minutes, stirring twice.',
      lines: [1, 2, 5],
    },
    {
      text: 'Tip in the oats. Stir, and add a ladle of the other half of the water whenever the last one has gone, for 15 minutes.',
      lines: [4, 10],
    },
    {
      text: 'Lay the salmon on the oats in six pieces, scatter the peas and mussels around it, cover, bring it back to a bubble, about 5 minutes, and cook on a low heat for 12 minutes.',
      lines: [0, 6, 3],
    },
    {
      text: 'The salmon is done when it parts into pink flakes (63 °C / 145 °F): break it up and take out any bones. The largest dice of turkey must be white to the core (74 °C / 165 °F).',
      lines: [0],
    },
    {
      text: 'Stir in the eggs and spinach and cook for 4 minutes, until no raw egg shows and a probe reads 74 °C (165 °F). The risotto should be loose, for it thickens as it stands.',
      lines: [8, 7],
    },
    {
      text: 'Ladle it 2.5 cm (1 in) deep into two roasting tins of 25 × 30 cm (10 × 12 in) and wait 30 minutes, until lukewarm. Squeeze the vitamin E into the sunflower oil and stir half of it into each tin.',
      lines: [9],
    },
    { text: 'Dish up into 6 portions of about 615 g (21 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Salmon is rich in EPA and DHA.',
    'Oats bring manganese, thiamine and beta-glucan, a soluble fibre.',
    'Mussels and liver add iron, copper and vitamin B12; eggs add choline.',
    'Organic salmon is farmed under a European certificate; rope-grown mussels are given no feed at all.',
  ],
  createdAt: '2026-11-14T09:05:00Z',
  imageUrl: null,
  authorName: null,
};
