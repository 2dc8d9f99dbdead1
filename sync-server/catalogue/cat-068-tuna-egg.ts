import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const tunaEgg: WrittenRecipe = {
  id: 68,
  title: 'Tuna & Egg Plate',
  description:
    'A tin of tuna folded into two scrambled eggs with courgette, by the spoonful on top of dinner. Not for every day: tuna carries mercury.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'occasional',
  servings: 16,
  prepTime: 8,
  cookTime: 7,
  cookedWeightGrams: 245,
  ingredientLines: [
    {
      ingredientId: 'tuna-water',
      grams: 120,
      metric: '120 g light tuna in water, no added salt, drained (1 tin)',
      us: '4 1/4 oz light tuna in water, no added salt, drained (1 can)',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
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
      us: '1 1/2 tsp parsley, finely chopped',
    },
    { ingredientId: 'olive-oil', grams: 5, metric: '5 g olive oil (1 tsp)', us: '1 tsp olive oil' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Squeeze the grated courgette (zucchini) dry in your fist and soften it in the oil in a small pan, 3 minutes over a medium heat.',
      lines: [2, 4],
    },
    {
      text: 'Pour in the eggs and stir slowly for 3 minutes, until they are set and nothing runs (74 °C / 165 °F).',
      lines: [1],
    },
    {
      text: 'Take the pan off the heat and fold in the tuna, flaked small, and the parsley. Spread it 1 cm (3/8 in) deep over a cold plate, where it is cool in 15 minutes.',
      lines: [0, 3],
    },
    {
      text: 'Divide into 16 portions of about 15 g (1/2 oz), one level tablespoon each, and give one on top of the usual dinner.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Tuna and egg are complete protein.',
    'Egg brings choline and vitamin D.',
    'Scrambled egg thaws soft; hard-boiled would turn to rubber in the freezer.',
    'Light tuna carries less mercury than white.',
  ],
  createdAt: '2026-10-10T10:45:00Z',
  imageUrl: null,
  authorName: null,
};
