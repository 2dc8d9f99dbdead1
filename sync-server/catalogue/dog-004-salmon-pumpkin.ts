import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const salmonPumpkin: WrittenRecipe = {
  id: 4,
  title: 'Salmon & Pumpkin Supper',
  description:
    'Baked salmon and cod flaked into quinoa with plain pumpkin, egg and wilted spinach. For dogs that like fish, and cooks who like little washing-up.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 15,
  cookTime: 35,
  cookedWeightGrams: 2015,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 260,
      metric: '260 g salmon fillet, skin off',
      us: '9 1/4 oz salmon fillet, skin off',
    },
    {
      ingredientId: 'cod',
      grams: 400,
      metric: '400 g cod fillet, skin off',
      us: '14 oz cod fillet, skin off',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, thinly sliced',
      us: '2 oz beef liver, thinly sliced',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 425,
      metric: '425 g plain pumpkin purée (1 tin)',
      us: '15 oz plain pumpkin purée (1 can)',
    },
    { ingredientId: 'quinoa-dry', grams: 240, metric: '240 g quinoa, dry', us: '8 1/2 oz quinoa, dry' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Rinse the quinoa well, put it in a 4-litre (4-quart) pot with the water, bring it to the boil, cover and simmer for 18 minutes, until the water is gone and the grains are soft.',
      lines: [4, 7],
    },
    {
      text: 'Run your fingers over the fish and pull out every bone you feel. Lay the salmon, cod and liver on a lined tray in one layer and bake for 15 minutes, until the fish flakes and is opaque to the middle (63 °C / 145 °F) and the liver is brown right through (74 °C / 165 °F).',
      lines: [0, 1, 2],
    },
    {
      text: 'Crush the kelp and zinc tablets over the hot quinoa, add the calcium carbonate, pumpkin, spinach and beaten eggs, and stir over low heat for 5 minutes, until it steams all through and no wet egg is left (74 °C / 165 °F).',
      lines: [3, 5, 6],
    },
    {
      text: 'Flake the fish, feeling once more for bones, dice the liver small, and fold both into the quinoa with the juices from the tray.',
      lines: [0, 1, 2],
    },
    {
      text: 'Spread the supper over two 20 × 30 cm (8 × 12 in) trays, 2.5 cm (1 in) deep at most; hand-warm takes about 25 minutes.',
      lines: [],
    },
    {
      text: 'Weigh into 6 portions of about 335 g (11 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Salmon brings EPA, DHA and vitamin D, and the whole bowl enough vitamin E, so no capsule or drop is needed.',
    'Cod keeps the fat moderate.',
    'Pumpkin and quinoa bring fibre, magnesium and manganese.',
    'A little ox liver brings the vitamin A and copper that fish and quinoa lack.',
  ],
  createdAt: '2026-10-11T17:45:00Z',
  imageUrl: null,
  authorName: null,
};
