import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenHeartNibbles: WrittenRecipe = {
  id: 100,
  title: 'Chicken Heart Nibbles',
  description:
    'Chicken hearts and strips of breast baked until chewy, then cut as small as a fingernail. For training, or for a hunt: gather what is left within two hours.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'occasional',
  servings: 25,
  prepTime: 25,
  cookTime: 50,
  cookedWeightGrams: 250,
  ingredientLines: [
    {
      ingredientId: 'chicken-hearts',
      grams: 250,
      metric: '250 g chicken hearts, trimmed',
      us: '8 3/4 oz chicken hearts, trimmed',
    },
    {
      ingredientId: 'chicken-breast',
      grams: 100,
      metric: '100 g chicken breast, in thin strips',
      us: '3 1/2 oz chicken breast, in thin strips',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 4.5,
      metric: '4.5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 45, metric: '45 ml water', us: '3 tbsp water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Heat the oven to 150 °C (300 °F). Slit the hearts lengthways, open them like a book and wipe out any clot.',
      lines: [0],
    },
    {
      text: 'Toss hearts and breast with the oil and parsley and lay them in one layer, inner side down, on a rack over a tray. Pour the water into the tray, where it stops the drippings from smoking.',
      lines: [0, 1, 2, 3, 4],
    },
    {
      text: 'Bake for 45 to 50 minutes, turning them over once, until they feel like soft leather and are well past 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Leave them on the rack for 15 minutes. Cut into pieces of about 1 g with scissors: a heart gives six or so. Ten pieces make one serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Hearts are rich in taurine.',
    'Nearly all protein and fat, with no cereal or sugar.',
    'Chewy bits give the jaws something to do.',
  ],
  createdAt: '2026-11-15T13:40:00Z',
  imageUrl: null,
  authorName: null,
};
