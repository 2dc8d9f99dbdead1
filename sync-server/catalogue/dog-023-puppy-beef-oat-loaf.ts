import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyBeefOatLoaf: WrittenRecipe = {
  id: 23,
  title: 'Puppy Beef, Heart & Oat Loaf',
  description:
    'A moist baked loaf of lean beef, ox heart, mussels and oats that slices neatly for training days. Energy and iron for a growing dog.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 60,
  cookedWeightGrams: 1600,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 450,
      metric: '450 g beef mince, 5% fat',
      us: '1 lb ground beef, 95% lean',
    },
    {
      ingredientId: 'beef-heart',
      grams: 400,
      metric: '400 g ox heart, minced',
      us: '14 oz beef heart, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, minced fine',
      us: '2 3/4 oz beef liver, minced fine',
    },
    {
      ingredientId: 'mussels',
      grams: 200,
      metric: '200 g mussel meat, puréed',
      us: '7 oz mussel meat, pureed',
    },
    {
      ingredientId: 'salmon-canned',
      grams: 80,
      metric: '80 g pink salmon, tinned, bones crushed',
      us: '2 3/4 oz pink salmon, canned, bones crushed',
    },
    { ingredientId: 'oats', grams: 160, metric: '160 g rolled oats', us: '5 3/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, very finely chopped',
      us: '7 oz spinach, very finely chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 25.9, dose: '5 1/2 level tsp (25.9 g)' },
    { id: 'kelp-tablet', grams: 1.95, dose: '6 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 3, dose: '1/2 level tsp (3 g)' },
    { id: 'potassium-chloride', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 175 °C (350 °F). Pour the water over the oats and spinach in a big bowl and leave them to soak for 15 minutes.',
      lines: [5, 7, 9],
    },
    {
      text: 'Blend the salmon and its soft bones with the mussels, liver, eggs and oil until completely smooth, so that no piece of bone is left.',
      lines: [4, 3, 2, 6, 8],
    },
    {
      text: 'Grind the tablets, mix them with all the supplements but the vitamin E, scatter them over the oats and stir well. The oven does not harm minerals.',
      lines: [],
    },
    {
      text: 'Work in the mince and the heart by hand, then the purée. Fill two lined loaf tins and tap them on the table to drive out air.',
      lines: [0, 1],
    },
    {
      text: 'Bake under foil for 45 minutes and without it for 15, until a probe in the centre reads 74 °C (165 °F) and the juice is clear.',
      lines: [],
    },
    {
      text: 'Cool in the tins for an hour and a quarter; the loaves soak up most of their juice. Squeeze the vitamin E into a spoon of their juice and brush it over.',
      lines: [],
    },
    {
      text: 'Slice into 10 portions of about 160 g (5 3/4 oz). Crumble a slice for young teeth.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, heart and mussels bring iron and B12 for growing blood.',
    'Salmon with its bones brings DHA and vitamin D.',
    'Bone meal provides calcium and phosphorus together.',
    'Oats keep the slices moist and supply manganese.',
  ],
  createdAt: '2026-10-18T10:23:00Z',
  imageUrl: null,
  authorName: null,
};
