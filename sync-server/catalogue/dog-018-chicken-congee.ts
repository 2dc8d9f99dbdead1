import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenCongee: WrittenRecipe = {
  id: 18,
  title: 'Chicken Congee with Ginger & Greens',
  description:
    'White rice cooked to a soft porridge with drumstick meat, hearts, ginger and spinach: a mild, wet, warm meal for small dogs.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 75,
  cookedWeightGrams: 2300,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 650,
      metric: '650 g chicken drumstick meat, skin and bone removed, diced',
      us: '1 lb 7 oz chicken drumstick meat, skin and bone removed, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, quartered',
      us: '5 1/4 oz chicken hearts, quartered',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, diced very small',
      us: '2 oz beef liver, diced very small',
    },
    {
      ingredientId: 'rice-white-dry',
      grams: 170,
      metric: '170 g white rice, dry',
      us: '6 oz white rice, dry',
    },
    {
      ingredientId: 'egg',
      grams: 150,
      metric: '3 eggs (150 g), lightly beaten',
      us: '3 eggs (5 1/4 oz), lightly beaten',
    },
    {
      ingredientId: 'spinach',
      grams: 150,
      metric: '150 g spinach leaves, cut into ribbons',
      us: '5 1/4 oz spinach leaves, cut into ribbons',
    },
    {
      ingredientId: 'carrot',
      grams: 120,
      metric: '120 g carrot, finely grated',
      us: '4 1/4 oz carrot, finely grated',
    },
    {
      ingredientId: 'ginger',
      grams: 7,
      metric: '7 g root ginger, peeled and grated',
      us: '1/4 oz ginger root, peeled and grated',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1400, metric: '1400 ml water', us: '6 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Wash the rice once, leaving some of its starch. Bring it to the boil with the ginger and all of the water, in your deepest pot.',
      lines: [3, 7, 9],
    },
    {
      text: 'Simmer, partly covered, for 40 minutes, until the grains burst and the liquid is a thin porridge. Stir the bottom more often towards the end.',
      lines: [],
    },
    {
      text: 'Add drumstick meat and hearts; continue for 15 minutes, until the thickest dice are opaque and past 74 °C (165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Add the carrot and liver and cook for five minutes, until the liver shows no red.',
      lines: [6, 2],
    },
    {
      text: 'Stir in the egg slowly, let it set for 2 minutes, then push the spinach under and switch off.',
      lines: [4, 5],
    },
    {
      text: 'Beat in the oil. Stand the pot in cold water to cool for about 20 minutes.',
      lines: [8],
    },
    {
      text: 'Crush the tablets, mix them and the other supplements with a ladle of congee in a cup, return this to the pot and stir for a full minute.',
      lines: [],
    },
    {
      text: 'Measure into 10 portions of about 230 g (8 oz). Thin with warm water on the second day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Long-boiled white rice is among the gentlest starches.',
    'Drumstick and hearts bring taurine, iron and zinc.',
    'Spinach and carrot add potassium and carotene.',
    'Cooked with so much water, it adds to what a dog drinks.',
  ],
  createdAt: '2026-10-13T08:18:00Z',
  imageUrl: null,
  authorName: null,
};
