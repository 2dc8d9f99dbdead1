import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const liverOatCoins: WrittenRecipe = {
  id: 40,
  title: 'Liver & Oat Coins',
  description:
    'A log of oat dough with chicken and a little liver, sliced and baked crisp. The smell of liver is what dogs come for.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 20,
  prepTime: 20,
  cookTime: 45,
  cookedWeightGrams: 340,
  ingredientLines: [
    { ingredientId: 'oat-flour', grams: 220, metric: '220 g oat flour', us: '7 3/4 oz oat flour' },
    {
      ingredientId: 'oats',
      grams: 30,
      metric: '30 g rolled oats, for rolling',
      us: '1 oz rolled oats, for rolling',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, puréed',
      us: '1 1/4 oz beef liver, pureed',
    },
    {
      ingredientId: 'chicken-mince',
      grams: 120,
      metric: '120 g chicken mince',
      us: '4 1/4 oz ground chicken',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g), beaten', us: '1 egg (1 3/4 oz), beaten' },
    {
      ingredientId: 'carrot',
      grams: 60,
      metric: '60 g carrot, finely grated',
      us: '2 oz carrot, finely grated',
    },
  ],
  supplements: [],
  steps: [
    { text: 'Beat the liver, chicken, egg and carrot to a loose pink paste.', lines: [2, 3, 4, 5] },
    {
      text: 'Work in the oat flour by hand until you have a stiff dough. Form two logs 4 cm (1 1/2 inches) thick and roll them in the oats.',
      lines: [0, 1],
    },
    {
      text: 'Wrap and firm up in the refrigerator for 30 minutes, so that the slices keep their shape.',
      lines: [],
    },
    {
      text: 'Heat the oven to 160 °C (320 °F). Slice the logs into about 80 coins, 5 mm (1/4 inch) thick, and lay them on two lined trays.',
      lines: [],
    },
    {
      text: 'Bake for 40 to 45 minutes, swapping the trays halfway. They are ready when they sound hard on the tin and one broken open is dry inside (74 °C / 165 °F).',
      lines: [],
    },
    {
      text: 'Leave in the switched-off oven with the door ajar to finish drying. Four coins make one serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Liver is kept under 7% of the dough, enough for the scent and modest in vitamin A.',
    'Oats bring soluble fibre and hold the coins together without wheat.',
    'Dry and crisp, the coins break cleanly for smaller dogs.',
  ],
  createdAt: '2026-10-27T11:40:00Z',
  imageUrl: null,
  authorName: null,
};
