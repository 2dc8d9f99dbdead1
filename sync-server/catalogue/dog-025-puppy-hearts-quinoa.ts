import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyHeartsQuinoa: WrittenRecipe = {
  id: 25,
  title: 'Puppy Chicken & Quinoa Pilaf',
  description:
    'Chicken mince and hearts steamed with quinoa like a pilaf, with flecks of spinach and pink salmon. Everything small enough to swallow.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 25,
  cookTime: 35,
  cookedWeightGrams: 1740,
  ingredientLines: [
    {
      ingredientId: 'chicken-hearts',
      grams: 450,
      metric: '450 g chicken hearts, finely diced',
      us: '1 lb chicken hearts, finely diced',
    },
    {
      ingredientId: 'chicken-mince',
      grams: 300,
      metric: '300 g chicken mince',
      us: '10 1/2 oz ground chicken',
    },
    {
      ingredientId: 'beef-liver',
      grams: 90,
      metric: '90 g ox liver, finely minced',
      us: '3 1/4 oz beef liver, finely minced',
    },
    {
      ingredientId: 'mussels',
      grams: 150,
      metric: '150 g mussel meat, minced',
      us: '5 1/4 oz mussel meat, minced',
    },
    {
      ingredientId: 'salmon-canned',
      grams: 80,
      metric: '80 g tinned pink salmon, mashed with its bones',
      us: '2 3/4 oz canned pink salmon, mashed with its bones',
    },
    { ingredientId: 'quinoa-dry', grams: 200, metric: '200 g quinoa, dry', us: '7 oz quinoa, dry' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 180,
      metric: '180 g spinach, sliced into threads',
      us: '6 1/4 oz spinach, sliced into threads',
    },
    { ingredientId: 'rapeseed-oil', grams: 5, metric: '5 g rapeseed oil (1 tsp)', us: '1 tsp canola oil' },
    { ingredientId: 'water', grams: 550, metric: '550 ml water', us: '2 1/3 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 25.9, dose: '5 1/2 level tsp (25.9 g)' },
    { id: 'kelp-tablet', grams: 1.95, dose: '6 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 3, dose: '1/2 level tsp (3 g)' },
    { id: 'potassium-chloride', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
  ],
  steps: [
    {
      text: 'Rinse the quinoa in a fine sieve under running water for a minute, or it tastes of soap. Toast it in the rapeseed oil until it crackles.',
      lines: [5, 8],
    },
    {
      text: 'Spread hearts and mince over the quinoa without stirring. Add the water, bring to the boil and cover.',
      lines: [0, 1, 9],
    },
    {
      text: 'Leave on the lowest heat for 20 minutes. Look once: holes in the surface show that the water has gone down.',
      lines: [],
    },
    {
      text: 'Stir in liver, mussels and spinach, breaking up the mince, cover again and wait 6 minutes; chicken and liver have to be at 74 °C (165 °F) and firm.',
      lines: [2, 3, 7],
    },
    {
      text: 'Make a well, scramble the eggs in it for 2 minutes, and mix them through with a fork. Add the salmon.',
      lines: [6, 4],
    },
    { text: 'Spread on a cold baking sheet to cool for 20 minutes.', lines: [] },
    {
      text: 'Crush the tablets, shake them in a jar with the other dry supplements and mix them into the pilaf in two halves. Squeeze the vitamin E over last.',
      lines: [],
    },
    { text: 'Pack into 8 portions of about 220 g (7 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Chicken hearts are rich in iron, zinc and taurine.',
    'Quinoa holds all the essential amino acids and much magnesium.',
    'Salmon and mussels bring EPA and DHA.',
    'Bone meal keeps calcium ahead of phosphorus.',
  ],
  createdAt: '2026-10-20T09:25:00Z',
  imageUrl: null,
  authorName: null,
};
