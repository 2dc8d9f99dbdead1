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
  prepTime: 35,
  cookTime: 70,
  cookedWeightGrams: 1670,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 250,
      metric: '250 g cod fillet, skinned and boned',
      us: '8 3/4 oz cod fillet, skinned and boned',
    },
    {
      ingredientId: 'trout',
      grams: 100,
      metric: '100 g trout fillet, skinned and boned',
      us: '3 1/2 oz trout fillet, skinned and boned',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g raw mussel meat, rinsed',
      us: '4 1/4 oz raw mussel meat, rinsed',
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
      metric: '600 g boiled potato, without skin (from 720 g raw)',
      us: '1 lb 5 oz boiled potato, without skin (from 1 lb 9 1/2 oz raw)',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 300,
      metric: '300 g low-fat cottage cheese',
      us: '10 1/2 oz low-fat cottage cheese',
    },
    {
      ingredientId: 'peas',
      grams: 150,
      metric: '150 g garden peas, thawed',
      us: '5 1/4 oz garden peas, thawed',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, chopped',
      us: '3 1/2 oz spinach, chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 29,
      metric: '29 g sunflower oil (6 1/2 tsp)',
      us: '6 1/2 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
  ],
  steps: [
    {
      text: 'Peel 720 g (1 lb 9 1/2 oz) of potatoes and boil them in chunks for 20 minutes, until a knife slides through. Drain them well.',
      lines: [5],
    },
    {
      text: 'Heat the oven to 190 °C (375 °F) and oil a 20 × 30 cm (8 × 12 in) gratin dish, 5 cm (2 in) deep, with a few drops.',
      lines: [9],
    },
    {
      text: 'Cut cod and trout into 1 cm (3/8 in) pieces, feeling for bones with every cut. Chop the mussels once or twice.',
      lines: [0, 1, 2],
    },
    {
      text: 'Crush the kelp and zinc tablets, open the iron capsule and stir the powders with the calcium carbonate into the cottage cheese. Heat does minerals no harm.',
      lines: [6],
    },
    {
      text: 'Mix the cheese with the seafood, liver, peas and spinach and spread it in the dish; the cheese becomes the sauce.',
      lines: [0, 1, 2, 3, 7, 8, 6],
    },
    {
      text: 'Press the potato through a ricer, whip it with the eggs and the remaining oil until soft, and pour it over as a lid. The pie stands about 3 cm (1 1/4 in) deep.',
      lines: [5, 4, 9],
    },
    {
      text: 'Bake for 40 minutes, until the lid is puffed and brown, a flake of fish lifted from under the lid is opaque and the centre reads at least 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cool the pie in its shallow dish for 45 minutes. Nothing is added now, so the lid can stay whole.',
      lines: [],
    },
    {
      text: 'Cut into 10 portions of about 165 g (5 3/4 oz), a size that thaws overnight, and refrigerate them within two hours.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Trout and eggs cover vitamin D, trout and mussels EPA and DHA.',
    'Most of the manganese comes from the mussels.',
    'Cod and cottage cheese are lean protein.',
    'The potato lid adds potassium.',
  ],
  createdAt: '2026-10-14T17:19:00Z',
  imageUrl: null,
  authorName: null,
};
