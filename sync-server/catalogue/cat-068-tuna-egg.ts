import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const tunaEgg: WrittenRecipe = {
  id: 68,
  title: 'Tuna & Egg Plate',
  description:
    'A tin of tuna with two eggs and a little courgette, by the spoonful on top of dinner. Not for every day: tuna carries mercury.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'occasional',
  servings: 16,
  prepTime: 5,
  cookTime: 10,
  cookedWeightGrams: 245,
  ingredientLines: [
    {
      ingredientId: 'tuna-water',
      grams: 120,
      metric: '120 g light tuna in water, no added salt, drained (1 tin)',
      us: '4 1/4 oz light tuna in water, no added salt, drained (1 can)',
    },
    {
      ingredientId: 'egg-boiled',
      grams: 100,
      metric: '100 g hard-boiled eggs, shelled (2 eggs)',
      us: '3 1/2 oz hard-boiled eggs, shelled (2 eggs)',
    },
    {
      ingredientId: 'courgette',
      grams: 40,
      metric: '40 g courgette, finely grated',
      us: '1 1/2 oz zucchini, finely grated',
    },
    {
      ingredientId: 'parsley',
      grams: 2,
      metric: '2 g parsley, finely chopped',
      us: '2 tsp parsley, finely chopped',
    },
    { ingredientId: 'olive-oil', grams: 5, metric: '5 g olive oil (1 tsp)', us: '1 tsp olive oil' },
  ],
  supplements: [],
  steps: [
    { text: 'Boil the eggs for 10 minutes, stand them in cold water and shell them.', lines: [1] },
    { text: 'Grate the courgette (zucchini) fine and squeeze out the water.', lines: [2] },
    {
      text: 'Mash the eggs with a fork, flake in the tuna and mix in the courgette, parsley and oil.',
      lines: [0, 3, 4],
    },
    {
      text: 'Divide into 16 portions of about 15 g (1/2 oz), one level tablespoon each, and give one on top of the usual dinner.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Tuna and egg are complete protein.',
    'Boiled egg brings choline and vitamin D.',
    'Light tuna carries less mercury than white.',
  ],
  createdAt: '2026-10-10T10:45:00Z',
  imageUrl: null,
  authorName: null,
};
