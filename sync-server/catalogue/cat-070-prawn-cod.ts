import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const prawnCod: WrittenRecipe = {
  id: 70,
  title: 'Prawn & Cod Treat Bowl',
  description:
    'Steamed cod, prawns and a little spinach in light jelly. A treat in small spoonfuls: nearly all protein, hardly any fat.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'occasional',
  servings: 12,
  prepTime: 10,
  cookTime: 10,
  cookedWeightGrams: 360,
  ingredientLines: [
    { ingredientId: 'cod', grams: 200, metric: '200 g cod fillet', us: '7 oz cod fillet' },
    {
      ingredientId: 'prawns-cooked',
      grams: 100,
      metric: '100 g cooked peeled prawns, plain',
      us: '3 1/2 oz cooked peeled shrimp, plain',
    },
    { ingredientId: 'spinach', grams: 20, metric: '20 g spinach, shredded', us: '3/4 oz spinach, shredded' },
    {
      ingredientId: 'gelatin',
      grams: 3,
      metric: '3 g unsweetened gelatin powder',
      us: '1 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Steam the cod with the water in a covered pan for 7 minutes, until it flakes and is opaque to the middle (63 °C / 145 °F).',
      lines: [0, 4],
    },
    {
      text: 'Lift out the cod, feel for bones and flake it. Wilt the spinach in the hot liquid for 1 minute and whisk in the gelatin until it has dissolved.',
      lines: [2, 3],
    },
    { text: 'Chop the prawns (shrimp) small and mix them with the cod.', lines: [1] },
    {
      text: 'Pour the liquid over and chill for 2 hours, until set. One treat is about 30 g (1 oz), two good spoonfuls.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Cod and prawns are lean protein.',
    'Steamed, not tinned, so the salt stays low.',
    'The jelly brings extra water.',
  ],
  createdAt: '2026-10-16T17:10:00Z',
  imageUrl: null,
  authorName: null,
};
