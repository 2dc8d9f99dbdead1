import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const heartBeetrootSquares: WrittenRecipe = {
  id: 32,
  title: 'Ox Heart & Beetroot Training Squares',
  description:
    'Chewy red squares of ox heart, beetroot and rice flour: two hundred small rewards from one tray. A treat, not a meal.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 20,
  prepTime: 25,
  cookTime: 50,
  cookedWeightGrams: 400,
  ingredientLines: [
    {
      ingredientId: 'beef-heart',
      grams: 250,
      metric: '250 g ox heart, trimmed',
      us: '8 3/4 oz beef heart, trimmed',
    },
    {
      ingredientId: 'beetroot',
      grams: 150,
      metric: '150 g raw beetroot, peeled and grated',
      us: '5 1/4 oz raw beets, peeled and grated',
    },
    {
      ingredientId: 'brown-rice-flour',
      grams: 120,
      metric: '120 g brown rice flour',
      us: '4 1/4 oz brown rice flour',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g), beaten', us: '1 egg (1 3/4 oz), beaten' },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g parsley, stalks removed',
      us: '2 tbsp parsley, stalks removed',
    },
  ],
  supplements: [],
  steps: [
    {
      text: 'Heat the oven to 160 °C (325 °F) and line a flat tray, at least 25 × 32 cm (10 × 13 in), with paper.',
      lines: [],
    },
    {
      text: 'Cut the heart into cubes and blend it with the beetroot, egg and parsley in a food processor to a smooth paste.',
      lines: [0, 1, 3, 4],
    },
    {
      text: 'Pulse in the rice flour. With a wet palette knife spread the paste to a rectangle of 23 × 30 cm (9 × 12 in); it is then 8 mm (5/16 in) thick.',
      lines: [2],
    },
    { text: 'Bake for 30 minutes, until it feels firm and the middle is above 74 °C (165 °F).', lines: [] },
    {
      text: 'Invert the slab onto a board, peel off the paper, cut it into 12 strips and each strip into 17 pieces. Spread these out on the bare tray and dry them for 20 minutes more with the door ajar.',
      lines: [],
    },
    {
      text: 'Let them go cold on the tray, which takes half an hour: through a rack they would fall. Ten squares make one of the 20 servings.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Ox heart is lean, with iron and taurine.',
    'Beetroot brings folate and its colour.',
    'No wheat, and soft enough to eat quickly in training.',
  ],
  createdAt: '2026-10-27T15:32:00Z',
  imageUrl: null,
  authorName: null,
};
