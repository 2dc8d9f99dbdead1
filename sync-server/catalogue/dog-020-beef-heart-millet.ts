import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefHeartMillet: WrittenRecipe = {
  id: 20,
  title: 'Ox Heart & Millet Casserole',
  description:
    'Ox heart, a lean and cheap red meat, braised with stewing beef and finished with kale, pumpkin, egg and millet. A big pot for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 45,
  cookTime: 120,
  cookedWeightGrams: 5040,
  ingredientLines: [
    {
      ingredientId: 'beef-heart',
      grams: 1100,
      metric: '1100 g ox heart, trimmed of fat and tubes, in 2 cm dice',
      us: '2 lb 6 3/4 oz beef heart, trimmed of fat and tubes, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-stewing-steak',
      grams: 600,
      metric: '600 g lean stewing steak, in 2 cm dice',
      us: '1 lb 5 oz lean beef stew meat, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 150,
      metric: '150 g ox liver, sliced thin',
      us: '5 1/4 oz beef liver, sliced thin',
    },
    {
      ingredientId: 'millet-cooked',
      grams: 1350,
      metric: '1350 g millet, cooked in water (about 450 g dry)',
      us: '3 lb millet, cooked in water (about 1 lb dry)',
    },
    {
      ingredientId: 'kale',
      grams: 240,
      metric: '240 g curly kale, finely cut',
      us: '8 1/2 oz curly kale, finely cut',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 425,
      metric: '425 g pumpkin purée, unsalted (1 tin)',
      us: '15 oz pumpkin purée, unsalted (1 can)',
    },
    {
      ingredientId: 'egg',
      grams: 500,
      metric: '10 eggs (500 g), beaten',
      us: '10 eggs (1 lb 1 3/4 oz), beaten',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g raw mussel meat, chopped',
      us: '4 1/4 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 36,
      metric: '36 g sunflower oil (8 tsp)',
      us: '8 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 800, metric: '800 ml water', us: '3 1/3 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 18.9, dose: '3 1/2 level tsp (18.9 g)' },
    { id: 'kelp-tablet', grams: 3.6, dose: '12 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.418, dose: '4 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.25, dose: '2 capsules, 100 IU each, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Put the heart and the stewing steak with the water into a 7 litre (7 quart) pot on the hob (stovetop) and bring slowly to a simmer, about 25 minutes. Skim.',
      lines: [0, 1, 9],
    },
    {
      text: 'Crush the kelp and zinc tablets, stir them in with the calcium carbonate, cover and braise over a low heat for 75 minutes, until a fork parts the beef. Heart stays a little springy even when done.',
      lines: [],
    },
    {
      text: 'While the beef braises, rinse 450 g (1 lb) of millet in hot water. Bring it to the boil in a second pan with 900 ml (3 3/4 cups) of water, cover and let it swell over the lowest heat for 20 minutes.',
      lines: [3],
    },
    {
      text: 'Push kale, mussels and liver under the juices of the pot, cover and cook for 12 minutes, until no red juice runs from the liver.',
      lines: [4, 7, 2],
    },
    {
      text: 'Whisk the eggs into the pumpkin. Pour this into the simmering casserole and stir for 8 minutes, until it thickens like custard and reads 74 °C (165 °F) in the middle.',
      lines: [6, 5],
    },
    {
      text: 'Fold the millet and the oil through the pot. Spread the casserole 3.5 cm (1 1/2 in) deep in two roasting tins of 23 × 33 cm (9 × 13 in), where it turns hand-warm in 40 minutes.',
      lines: [3, 8],
    },
    {
      text: 'Stir the vitamin D drop and the vitamin E into a cup of the casserole, dot half over each tin and fold for one minute.',
      lines: [],
    },
    {
      text: 'Weigh out into 7 portions of about 720 g (25 1/2 oz) and refrigerate them in flat boxes within two hours of cooking.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Ox heart is lean and rich in iron, riboflavin, B12 and taurine.',
    'Millet is a mild grain without gluten.',
    'Kale and pumpkin bring potassium and carotene.',
    'Ten eggs lift choline above the minimum.',
  ],
  createdAt: '2026-10-15T13:20:00Z',
  imageUrl: null,
  authorName: null,
};
