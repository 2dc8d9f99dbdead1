import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const codTroutPie: WrittenRecipe = {
  id: 19,
  title: 'Cod & Trout Pie with Mussels',
  description:
    'A small-dog fish pie: cod, a little trout and mussels with peas and cottage cheese, under a potato lid enriched with egg.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 50,
  cookedWeightGrams: 1700,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 450,
      metric: '450 g cod fillet, skinned and boned',
      us: '1 lb cod fillet, skinned and boned',
    },
    {
      ingredientId: 'trout',
      grams: 100,
      metric: '100 g trout fillet, boned',
      us: '3 1/2 oz trout fillet, boned',
    },
    {
      ingredientId: 'mussels',
      grams: 150,
      metric: '150 g mussel meat, rinsed',
      us: '5 1/4 oz mussel meat, rinsed',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, grated while half frozen',
      us: '2 oz beef liver, grated while half frozen',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), whisked', us: '4 eggs (7 oz), whisked' },
    {
      ingredientId: 'potato-cooked',
      grams: 600,
      metric: '600 g boiled potato, without skin',
      us: '1 lb 5 oz boiled potato, without skin',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 150,
      metric: '150 g low-fat cottage cheese',
      us: '5 1/4 oz low-fat cottage cheese',
    },
    {
      ingredientId: 'peas',
      grams: 150,
      metric: '150 g garden peas, frozen',
      us: '5 1/4 oz garden peas, frozen',
    },
    { ingredientId: 'spinach', grams: 60, metric: '60 g spinach, chopped', us: '2 oz spinach, chopped' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F) and oil a large, shallow gratin dish with a few drops.',
      lines: [9],
    },
    {
      text: 'Cut cod and trout into pieces the size of a pea, feeling for bones with every cut. Chop the mussels once or twice.',
      lines: [0, 1, 2],
    },
    {
      text: 'Mix the seafood with liver, peas, spinach and cottage cheese in the dish; the cheese becomes the sauce.',
      lines: [3, 7, 8, 6],
    },
    {
      text: 'Press the potato through a ricer, whip it with the eggs and the remaining oil until soft, and pour it over as a lid.',
      lines: [5, 4, 9],
    },
    {
      text: 'Bake for 45 minutes, until the lid is puffed and brown, the fish falls into dry white flakes and the centre reads at least 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Leave to cool for 40 minutes. Break up the lid, sprinkle over the supplements, the tablets crushed, and mash everything together.',
      lines: [],
    },
    { text: 'Divide into 10 portions of about 170 g (6 oz), a size that thaws overnight.', lines: [] },
  ],
  nutritionalBenefits: [
    'Trout and eggs cover vitamin D, trout and mussels EPA and DHA.',
    'Most of the manganese comes from the mussels.',
    'Cod and cottage cheese are lean protein.',
    'Potato thickens and adds potassium.',
  ],
  createdAt: '2026-10-14T17:19:00Z',
  imageUrl: null,
  authorName: null,
};
