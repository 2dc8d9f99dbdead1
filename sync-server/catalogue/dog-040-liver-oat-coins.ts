import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const liverOatCoins: WrittenRecipe = {
  id: 40,
  title: 'Liver & Oat Coins',
  description:
    'A log of oat dough with chicken and a little liver, sliced thin, baked and dried until it snaps. The smell of liver is what dogs come for.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 20,
  prepTime: 30,
  cookTime: 90,
  cookedWeightGrams: 320,
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
      us: '1 1/4 oz beef liver, puréed',
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
      text: 'Work in the oat flour by hand until you have a stiff dough. Form two logs 4 cm (1 1/2 in) thick and 18 cm (7 in) long and roll them in the oats.',
      lines: [0, 1],
    },
    {
      text: 'Wrap them and firm them up in the freezer for 45 minutes, so that the knife does not squash them.',
      lines: [],
    },
    {
      text: 'Heat the oven to 160 °C (325 °F). Slice each log into about 40 coins, a scant 5 mm (3/16 in) thick, and lay them without touching on two lined trays.',
      lines: [],
    },
    {
      text: 'Bake for 30 minutes, swapping the trays halfway. Inside they are far past 74 °C (165 °F) by now, but they still bend.',
      lines: [],
    },
    {
      text: 'Turn the oven down to 120 °C (250 °F), flip the coins and dry them for 60 minutes. Try one after 2 minutes on the worktop: if it does not snap, give the trays another quarter of an hour.',
      lines: [],
    },
    {
      text: 'Leave them in the switched-off oven, door ajar, until they are quite cold: packed warm, they go limp in their own steam. Four coins make one serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Liver is kept under 7% of the raw weight, enough for the scent and modest in vitamin A.',
    'Oats bring soluble fibre and hold the coins together without wheat.',
    'Dry and crisp, the coins break cleanly for smaller dogs.',
  ],
  createdAt: '2026-10-27T11:40:00Z',
  imageUrl: null,
  authorName: null,
};
