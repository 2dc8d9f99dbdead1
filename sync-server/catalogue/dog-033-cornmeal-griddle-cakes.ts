import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const cornmealGriddleCakes: WrittenRecipe = {
  id: 33,
  title: 'Cornmeal & Cottage Cheese Griddle Cakes',
  description:
    'Small cakes of cornmeal, cottage cheese and grated apple, cooked on a barely oiled griddle. A birthday stack or a weekend treat, not a dinner.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 12,
  prepTime: 15,
  cookTime: 20,
  cookedWeightGrams: 560,
  ingredientLines: [
    {
      ingredientId: 'cottage-cheese',
      grams: 250,
      metric: '250 g cottage cheese',
      us: '8 3/4 oz cottage cheese',
    },
    { ingredientId: 'cornmeal', grams: 120, metric: '120 g fine cornmeal', us: '4 1/4 oz fine cornmeal' },
    { ingredientId: 'oat-flour', grams: 60, metric: '60 g oat flour', us: '2 oz oat flour' },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), separated',
      us: '2 eggs (3 1/2 oz), separated',
    },
    {
      ingredientId: 'apple',
      grams: 100,
      metric: '100 g eating apple, cored and grated',
      us: '3 1/2 oz eating apple, cored and grated',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
  ],
  supplements: [],
  steps: [
    {
      text: 'Beat egg yolks, cottage cheese and apple with a fork, then beat in the cornmeal and oat flour. Rest for ten minutes to soften the cornmeal.',
      lines: [0, 4, 1, 2, 3],
    },
    {
      text: 'Whip the whites to a soft foam and fold them in with a metal spoon; the batter should hold its shape.',
      lines: [3],
    },
    {
      text: 'Wipe a griddle with a little of the oil and heat it, no more than medium, until water sizzles on it. Set out eight heaped tablespoons of batter (25 g / 1 oz each), well apart, and flatten them to 1 cm (3/8 in).',
      lines: [5],
    },
    {
      text: 'Cook for 3 minutes, until the edges look dry, then turn and cook the other side for 3 minutes. Inside they should be dry and at 74 °C (165 °F).',
      lines: [],
    },
    { text: 'Oil the griddle again and cook the other two rounds, eight at a time.', lines: [5] },
    {
      text: 'Let the cakes cool side by side on a cloth. The batch makes 24; two are one serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Cottage cheese and egg bring protein.',
    'Cornmeal and oats give starch without wheat.',
    'Grated apple sweetens them without sugar.',
  ],
  createdAt: '2026-10-28T16:33:00Z',
  imageUrl: null,
  authorName: null,
};
