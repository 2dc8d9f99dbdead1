import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const peanutBananaBiscuits: WrittenRecipe = {
  id: 9,
  title: 'Peanut & Banana Oat Biscuits',
  description:
    'Five ingredients, one bowl and two trays of crisp little biscuits, baked and then dried. A treat to count into the day, not a meal.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 16,
  prepTime: 30,
  cookTime: 50,
  cookedWeightGrams: 350,
  ingredientLines: [
    { ingredientId: 'oat-flour', grams: 200, metric: '200 g oat flour', us: '7 oz oat flour' },
    { ingredientId: 'oats', grams: 40, metric: '40 g rolled oats', us: '1 1/2 oz rolled oats' },
    {
      ingredientId: 'banana',
      grams: 120,
      metric: '120 g ripe banana, mashed (1 medium)',
      us: '4 1/4 oz ripe banana, mashed (1 medium)',
    },
    {
      ingredientId: 'peanut-butter',
      grams: 60,
      metric: '60 g smooth peanut butter, peanuts only, nothing sweet added',
      us: '2 oz smooth peanut butter, peanuts only, nothing sweet added',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g), beaten', us: '1 egg (1 3/4 oz), beaten' },
  ],
  supplements: [],
  steps: [
    { text: 'Heat the oven to 170 °C (340 °F) and line two baking trays.', lines: [] },
    {
      text: 'Weigh the peeled banana, mash it, and beat in the peanut butter and egg until smooth.',
      lines: [2, 3, 4],
    },
    {
      text: 'Weigh in the oat flour and oats and mix. The dough should come away from the bowl; rest it for 10 minutes so that the oats soften.',
      lines: [0, 1],
    },
    {
      text: 'Roll out between two sheets of paper, 5 mm (3/16 in) thick, and cut into 48 small biscuits, about 10 g each.',
      lines: [],
    },
    {
      text: 'Bake for 25 minutes, changing the trays over once, until golden beneath and firm at the edge.',
      lines: [],
    },
    {
      text: 'Turn the biscuits over, lower the oven to 130 °C (265 °F) and dry them for 25 minutes more. One that is done breaks dry in the middle.',
      lines: [],
    },
    {
      text: 'Cool them on a rack for 30 minutes: they turn crisp as they cool. Three biscuits make one serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Oats and banana bring soluble fibre.',
    'Peanut butter and egg bring fat and protein, which is why the piece is small.',
    'Baked dry, they stay crisp and freeze well.',
  ],
  createdAt: '2026-10-26T13:00:00Z',
  imageUrl: null,
  authorName: null,
};
