import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicTurkeyMillet: WrittenRecipe = {
  id: 103,
  title: 'Organic Turkey & Millet Pilaf',
  description:
    'Organic turkey and fluffy millet cooked as a pilaf with carrot, spinach and pumpkin seeds, weighed into small portions for small dogs.',
  species: 'dog',
  category: 'small',
  isOrganic: true,
  role: 'everyday',
  servings: 11,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1320,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 550,
      metric: '550 g organic lean turkey mince',
      us: '1 lb 3 1/2 oz organic lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g organic ox liver, finely diced',
      us: '1 3/4 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 40,
      metric: '40 g rope-grown mussel meat, chopped',
      us: '1 1/2 oz rope-grown mussel meat, chopped',
    },
    {
      ingredientId: 'millet-cooked',
      grams: 450,
      metric: '450 g cooked organic millet, no salt (about 145 g dry)',
      us: '15 3/4 oz cooked organic millet, no salt (about 5 oz dry)',
    },
    {
      ingredientId: 'carrot',
      grams: 120,
      metric: '120 g organic carrots, in matchsticks',
      us: '4 1/4 oz organic carrots, in matchsticks',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g organic spinach, cut in ribbons',
      us: '3 1/2 oz organic spinach, cut in ribbons',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 30,
      metric: '30 g organic pumpkin seeds, ground',
      us: '1 oz organic pumpkin seeds, ground',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Toast the ground pumpkin seeds in a dry casserole for 2 minutes, until they smell nutty, and tip them onto a plate.',
      lines: [7],
    },
    { text: 'Put the carrots and water in the casserole, cover and soften for 6 minutes.', lines: [4, 8] },
    {
      text: 'Crumble the turkey and liver over the carrots. Stir for 8 minutes, until no pink is left and a probe in the thickest clump reads 74 °C (165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Stir in the millet and mussels, cover and steam for 7 minutes.',
      lines: [3, 2],
    },
    {
      text: 'Make a hollow, pour in the eggs, and when they begin to set stir them through with the spinach. Cook for 2 minutes more, until the leaves have wilted.',
      lines: [6, 5],
    },
    {
      text: 'Spread the pilaf on a wide dish and cool for 20 minutes. Crush the tablets, mix them with the powders and sprinkle them over with the vitamin drop, the capsule and the pumpkin seeds, stirring as you go.',
      lines: [7],
    },
    {
      text: 'Pack into 11 portions of about 120 g (4 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Millet is a gluten-free grain with magnesium and B vitamins.',
    'Turkey and egg bring complete protein and choline.',
    'Pumpkin seeds add magnesium and zinc.',
    'Turkeys and hens that are certified organic must be able to go outdoors.',
  ],
  createdAt: '2026-11-08T08:03:00Z',
  imageUrl: null,
  authorName: null,
};
