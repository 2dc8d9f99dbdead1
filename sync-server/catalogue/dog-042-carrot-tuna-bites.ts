import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const carrotTunaBites: WrittenRecipe = {
  id: 42,
  title: 'Carrot & Tuna Training Bites',
  description:
    'Tiny squares of tuna, carrot and gram flour that do not crumble in a pocket, small enough to give many in one lesson.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 20,
  prepTime: 25,
  cookTime: 25,
  cookedWeightGrams: 340,
  ingredientLines: [
    {
      ingredientId: 'tuna-water',
      grams: 200,
      metric: '200 g tinned tuna in water, no added salt, drained',
      us: '7 oz canned tuna in water, no added salt, drained',
    },
    {
      ingredientId: 'carrot',
      grams: 120,
      metric: '120 g carrots, finely grated',
      us: '4 1/4 oz carrots, finely grated',
    },
    {
      ingredientId: 'chickpea-flour',
      grams: 120,
      metric: '120 g chickpea (gram) flour',
      us: '4 1/4 oz chickpea (gram) flour',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g), beaten', us: '1 egg (1 3/4 oz), beaten' },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g parsley, very finely chopped (2 tbsp)',
      us: '2 tbsp parsley, very finely chopped',
    },
    { ingredientId: 'rapeseed-oil', grams: 5, metric: '5 g rapeseed oil (1 tsp)', us: '1 tsp canola oil' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Cut paper to fit a shallow tin of 20 × 30 cm (8 × 12 in). Heat the oven to 175 °C (350 °F).',
      lines: [],
    },
    {
      text: 'Squeeze the carrots in a cloth over the sink. Mash the tuna with them, then add the egg, oil and parsley and beat until no flake is larger than a grain of rice.',
      lines: [0, 1, 3, 4, 5],
    },
    {
      text: 'Stir in the flour to a soft paste and smooth it over the paper with wet fingers, into every corner: about 8 mm (5/16 in) deep.',
      lines: [2],
    },
    {
      text: 'Bake for 22 to 25 minutes. It should feel like firm rubber and come away from the paper (74 °C / 165 °F in the centre).',
      lines: [],
    },
    {
      text: 'Turn it out while it is still warm and run a pizza wheel over it, eleven strips one way and twenty the other: 220 little squares. Spread them on a clean tray for 15 minutes.',
      lines: [],
    },
    {
      text: 'Eleven make one of the 20 servings. Freeze the squares loose on a tray and bag them when they are hard, so that they do not clump.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'About a third of the energy is protein, most of it from the tuna.',
    'Chickpea flour holds together without wheat and brings folate.',
    'Small and soft, a bite is gone before the next cue.',
  ],
  createdAt: '2026-11-02T10:42:00Z',
  imageUrl: null,
  authorName: null,
};
