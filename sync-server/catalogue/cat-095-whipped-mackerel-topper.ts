import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const whippedMackerelTopper: WrittenRecipe = {
  id: 95,
  title: 'Smooth Mackerel Topper',
  description:
    'A spoonful of smooth mackerel and courgette to put on top of dinner, for a cat that has lost interest in its bowl. Not a meal.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'occasional',
  servings: 24,
  prepTime: 15,
  cookTime: 18,
  cookedWeightGrams: 340,
  ingredientLines: [
    {
      ingredientId: 'mackerel',
      grams: 200,
      metric: '200 g mackerel fillet, weighed without skin',
      us: '7 oz mackerel fillet, weighed without skin',
    },
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
      text: 'Pull the skin off the mackerel from the tail end and draw out the row of bones with tweezers.',
      lines: [0],
    },
    {
      text: 'Bring the water with the courgette (zucchini) to a simmer in a lidded pan, 3 minutes, lay the fish on top and cook for 9 minutes; it is ready when it parts in flakes (63 °C / 145 °F).',
      lines: [0, 1, 4],
    },
    { text: 'Feel through the flakes once more: mackerel has fine bones.', lines: [0] },
    {
      text: 'Blend fish, courgette, parsley and all the pan liquid for 2 minutes, scraping down the sides once. Fish gives a smooth, heavy sauce, never a foam.',
      lines: [3],
    },
    {
      text: 'Return to the pan, whisk in the egg and stir over low heat for 4 minutes, until the topper thickens like custard and passes 71 °C / 160 °F.',
      lines: [2],
    },
    {
      text: 'Smooth it out in a shallow dish, 2 cm (3/4 in) deep, to be cold enough in 20 minutes for an ice-cube tray: a level tablespoon in each hollow is one serving, ready to freeze.',
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
