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
  prepTime: 35,
  cookTime: 75,
  cookedWeightGrams: 1400,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 300,
      metric: '300 g beef mince, 5% fat',
      us: '10 1/2 oz ground beef, 95% lean',
    },
    {
      ingredientId: 'beef-heart',
      grams: 250,
      metric: '250 g ox heart, minced',
      us: '8 3/4 oz beef heart, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, minced fine',
      us: '2 1/2 oz beef liver, minced fine',
    },
    {
      ingredientId: 'mussels',
      grams: 100,
      metric: '100 g raw mussel meat, puréed',
      us: '3 1/2 oz raw mussel meat, puréed',
    },
    {
      ingredientId: 'salmon-canned',
      grams: 80,
      metric: '80 g pink salmon, tinned, undrained, bones crushed',
      us: '2 3/4 oz pink salmon, canned, undrained, bones crushed',
    },
    { ingredientId: 'oats', grams: 180, metric: '180 g rolled oats', us: '6 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sweet-potato',
      grams: 150,
      metric: '150 g sweet potato, peeled and finely grated',
      us: '5 1/4 oz sweet potato, peeled and finely grated',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, very finely chopped',
      us: '3 1/2 oz spinach, very finely chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 32,
      metric: '32 g sunflower oil (7 tsp)',
      us: '7 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 24.7, dose: '5 1/4 level tsp (24.7 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 175 °C (350 °F) and line two loaf tins of 1 litre (2 lb). Pour the water over the oats, spinach and sweet potato in a big bowl and leave them to soak for 15 minutes.',
      lines: [5, 8, 7, 10],
    },
    {
      text: 'Blend the salmon and its soft bones with the mussels, liver, eggs and oil until completely smooth, so that no piece of bone is left.',
      lines: [4, 3, 2, 6, 9],
    },
    {
      text: 'Grind the kelp and zinc tablets with the salt, add the bone meal and the iron shaken from its capsule, scatter it over the oats and stir well. The oven does not harm minerals.',
      lines: [],
    },
    {
      text: 'Work in the mince and the heart by hand, then the purée. Press the mixture into the tins, 7 cm (2 3/4 in) deep at most, and tap them on the table to drive out air.',
      lines: [0, 1],
    },
    {
      text: 'Bake under foil for 50 minutes and without it for 25, until a probe in the centre reads 74 °C (165 °F) and the juice is clear.',
      lines: [],
    },
    {
      text: 'Leave the loaves in their tins for 20 minutes, where they drink up their juice. Then slice them 2 cm (3/4 in) thick and lay the slices flat on a tray: hand-warm in 25 minutes more.',
      lines: [],
    },
    {
      text: 'Sort into 10 portions of about 140 g (5 oz) and refrigerate within two hours of baking. Crumble a slice for young teeth.',
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
