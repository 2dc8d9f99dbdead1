import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenCongee: WrittenRecipe = {
  id: 18,
  title: 'Chicken Congee with Ginger & Greens',
  description:
    'White rice cooked to a soft porridge with drumstick meat, hearts, ginger and greens: a mild, wet, warm meal for small dogs.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 80,
  cookedWeightGrams: 2550,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 600,
      metric: '600 g chicken drumstick meat, skin and bone removed before weighing, diced',
      us: '1 lb 5 oz chicken drumstick meat, skin and bone removed before weighing, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g chicken hearts, quartered',
      us: '4 1/4 oz chicken hearts, quartered',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, diced very small',
      us: '2 oz beef liver, diced very small',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw mussel meat, chopped small',
      us: '2 3/4 oz raw mussel meat, chopped small',
    },
    {
      ingredientId: 'rice-white-dry',
      grams: 120,
      metric: '120 g white rice, dry',
      us: '4 1/4 oz white rice, dry',
    },
    {
      ingredientId: 'egg',
      grams: 150,
      metric: '3 eggs (150 g), lightly beaten',
      us: '3 eggs (5 1/4 oz), lightly beaten',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach leaves, cut into ribbons',
      us: '3 1/2 oz spinach leaves, cut into ribbons',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g frozen peas', us: '5 1/4 oz frozen peas' },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g carrot, finely grated',
      us: '5 1/4 oz carrot, finely grated',
    },
    {
      ingredientId: 'ginger',
      grams: 7,
      metric: '7 g root ginger, peeled and grated',
      us: '1/4 oz ginger root, peeled and grated',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 20,
      metric: '20 g pumpkin seeds, unsalted, ground to powder',
      us: '3/4 oz pumpkin seeds, unsalted, ground to powder',
    },
    { ingredientId: 'water', grams: 1400, metric: '1400 ml water', us: '6 cups water' },
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
      text: 'Wash the rice once, leaving some of its starch. Bring it to the boil with the ginger and all of the water in a 5 litre (5 quart) pot, about 12 minutes.',
      lines: [4, 9, 11],
    },
    {
      text: 'Crush the kelp and zinc tablets and sprinkle them in with the calcium carbonate and the pumpkin seeds. Simmer, partly covered, for 35 minutes, until the grains burst into a thin porridge. Stir the bottom more often towards the end.',
      lines: [10],
    },
    {
      text: 'Add drumstick meat and hearts; once it bubbles again continue for 15 minutes, until the thickest dice are opaque.',
      lines: [0, 1],
    },
    {
      text: 'Add carrot, peas, mussels and liver and simmer for 8 minutes, until the liver shows no red.',
      lines: [8, 7, 3, 2],
    },
    {
      text: 'Stir in the egg slowly and push the spinach under. After 4 minutes the egg is set and a probe in the thickest meat passes 74 °C (165 °F).',
      lines: [5, 6],
    },
    {
      text: 'Pour the congee into two roasting tins, 2 cm (3/4 in) deep. Give it 25 minutes, stirring twice, until it is no more than hand-warm.',
      lines: [],
    },
    {
      text: 'Mix the vitamin D drop and the vitamin E with a ladle of congee in a cup, share it between the tins and stir for a full minute.',
      lines: [],
    },
    {
      text: 'Measure into 10 portions of about 255 g (9 oz) and get them into the fridge within two hours of cooking. Thin with warm water when you serve it.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Long-boiled white rice is among the gentlest starches.',
    'Drumstick and hearts bring taurine, iron and zinc.',
    'Spinach, peas and carrot add potassium and carotene.',
    'Cooked with so much water, it adds to what a dog drinks.',
  ],
  createdAt: '2026-10-13T08:18:00Z',
  imageUrl: null,
  authorName: null,
};
