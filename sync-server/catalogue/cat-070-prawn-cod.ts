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
  prepTime: 12,
  cookTime: 10,
  cookedWeightGrams: 380,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 200,
      metric: '200 g cod fillet, weighed without skin',
      us: '7 oz cod fillet, weighed without skin',
    },
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
    { ingredientId: 'water', grams: 80, metric: '80 ml water', us: '1/3 cup water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Spoon one tablespoon of the water into a cup, scatter the gelatin over and let it soak.',
      lines: [4, 3],
    },
    {
      text: 'Lay the cod in the rest of the water in a small pan, cover and steam gently for 8 minutes, until it flakes and is opaque to the middle (63 °C / 145 °F).',
      lines: [0, 4],
    },
    {
      text: 'Lift out the cod, feel for bones and flake it into a flat dish. Chop the prawns (shrimp) small and mix them in.',
      lines: [0, 1],
    },
    {
      text: 'Wilt the spinach in the hot liquid for 1 minute, take it off the heat and stir in the soaked gelatin until the liquid is clear.',
      lines: [2, 3],
    },
    {
      text: 'Pour the liquid over the fish, 1.5 cm (5/8 in) deep; after 20 minutes on the worktop chill it for 2 hours, until set. One treat is about 30 g (1 oz), two good spoonfuls.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Cod and prawns are lean protein.',
    'Plain cod and prawns, neither smoked nor brined, hold the salt down.',
    'The jelly brings extra water.',
  ],
  createdAt: '2026-10-16T17:10:00Z',
  imageUrl: null,
  authorName: null,
};
