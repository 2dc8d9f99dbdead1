import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const whippedMackerelTopper: WrittenRecipe = {
  id: 95,
  title: 'Whipped Mackerel Topper',
  description:
    'A spoonful of whipped mackerel and courgette to put on top of dinner, for a cat that has lost interest in its bowl. Not a meal.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'occasional',
  servings: 24,
  prepTime: 10,
  cookTime: 14,
  cookedWeightGrams: 340,
  ingredientLines: [
    { ingredientId: 'mackerel', grams: 200, metric: '200 g mackerel fillet', us: '7 oz mackerel fillet' },
    {
      ingredientId: 'courgette',
      grams: 40,
      metric: '40 g courgette, peeled and cubed',
      us: '1 1/2 oz zucchini, peeled and cubed',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley sprigs, leaves only',
      us: '1 tbsp parsley leaves',
    },
    { ingredientId: 'water', grams: 80, metric: '80 ml water', us: '1/3 cup water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Cook courgette (zucchini) and mackerel with the water in a lidded frying pan for 9 minutes; the fish is ready when its flesh slides off the skin in flakes (63 °C / 145 °F).',
      lines: [0, 1, 4],
    },
    {
      text: 'Remove skin and bones, then feel through the flakes once more: mackerel has fine bones.',
      lines: [0],
    },
    { text: 'Blend fish, courgette, parsley and all the pan liquid for 1 minute.', lines: [3] },
    {
      text: 'Return to the pan, whisk in the egg and stir over low heat until the topper thickens like custard and passes 71 °C / 160 °F.',
      lines: [2],
    },
    {
      text: 'Whip with a hand mixer until it is cold and airy. One serving is a level tablespoon; freeze the rest in an ice-cube tray.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Mackerel is among the fish richest in EPA, DHA and vitamin D.',
    'A strong smell can bring a reluctant cat back to its food.',
    'Courgette makes it light without adding fat.',
  ],
  createdAt: '2026-11-10T14:35:00Z',
  imageUrl: null,
  authorName: null,
};
