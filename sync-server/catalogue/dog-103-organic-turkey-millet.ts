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
  prepTime: 25,
  cookTime: 45,
  cookedWeightGrams: 1360,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 500,
      metric: '500 g organic lean turkey mince',
      us: '1 lb 1 3/4 oz organic lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g organic ox liver, finely diced',
      us: '2 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw rope-grown mussel meat, chopped',
      us: '2 3/4 oz raw rope-grown mussel meat, chopped',
    },
    {
      ingredientId: 'millet-cooked',
      grams: 300,
      metric: '300 g cooked organic millet, no salt (about 100 g dry)',
      us: '10 1/2 oz cooked organic millet, no salt (about 3 1/2 oz dry)',
    },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g organic carrots, in matchsticks',
      us: '5 1/4 oz organic carrots, in matchsticks',
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
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Toast 100 g (3 1/2 oz) of dry millet in a small saucepan for 3 minutes, until it smells nutty. Pour on 250 ml (1 cup) of boiling water, cover and simmer on the lowest heat for 18 minutes. Fluff it up and weigh out 300 g (10 1/2 oz).',
      lines: [3],
    },
    {
      text: 'Put the carrots and the water in a casserole of 3 litres (3 qt), cover and soften for 6 minutes. Crush the kelp and zinc tablets and stir them in with the eggshell and the pumpkin seeds.',
      lines: [4, 8, 7],
    },
    {
      text: 'Crumble the turkey and liver over the carrots. Stir for 10 minutes, until the largest clump is pale inside and a probe in it reads 74 °C (165 °F).',
      lines: [0, 1],
    },
    { text: 'Add the millet and mussels, cover and steam for 5 minutes.', lines: [3, 2] },
    {
      text: 'Make a hollow, pour in the eggs, and when they begin to set stir them through with the spinach. Cook for 3 minutes more, until the leaves have wilted and no egg is runny.',
      lines: [6, 5],
    },
    {
      text: 'Spread the pilaf on a baking tray, 2 cm (3/4 in) deep, and let the steam off for 20 minutes. Work the vitamin E and the drop of vitamin D into a cupful of the pilaf, strew this over the tray and turn it all with two spoons.',
      lines: [],
    },
    { text: 'Pack into 11 portions of about 125 g (4 1/2 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Millet is a gluten-free grain with magnesium and B vitamins.',
    'Turkey and egg bring complete protein and choline.',
    'Pumpkin seeds add magnesium and zinc; mussels bring manganese.',
    'Turkeys and hens that are certified organic must be able to go outdoors.',
  ],
  createdAt: '2026-11-08T08:03:00Z',
  imageUrl: null,
  authorName: null,
};
