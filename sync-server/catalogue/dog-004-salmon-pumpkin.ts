import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const salmonPumpkin: WrittenRecipe = {
  id: 4,
  title: 'Salmon & Pumpkin Supper',
  description:
    'Baked salmon and cod flaked into quinoa with plain pumpkin and wilted spinach. For dogs that like fish, and owners who like one tray and one pot.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 15,
  cookTime: 35,
  cookedWeightGrams: 1860,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 280,
      metric: '280 g salmon fillet, skin off',
      us: '10 oz salmon fillet, skin off',
    },
    { ingredientId: 'cod', grams: 420, metric: '420 g cod fillet', us: '14 3/4 oz cod fillet' },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, thinly sliced',
      us: '2 oz beef liver, thinly sliced',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 400,
      metric: '400 g plain pumpkin purée',
      us: '1 2/3 cups plain pumpkin puree',
    },
    { ingredientId: 'quinoa-dry', grams: 240, metric: '240 g quinoa, dry', us: '8 1/2 oz quinoa, dry' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.314, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Rinse the quinoa well, put it in a pot with the water, cover and simmer for 18 minutes, until the water is gone and the grains are soft.',
      lines: [4, 6],
    },
    {
      text: 'Lay the salmon, cod and liver on a lined tray in one layer and bake for 15 minutes. The fish is done when it flakes and is opaque to the middle (63 °C / 145 °F), the liver when it is brown right through.',
      lines: [0, 1, 2],
    },
    { text: 'Stir the spinach into the hot quinoa until it wilts, then the pumpkin.', lines: [5, 3] },
    {
      text: 'Flake the fish between your fingers and take out every bone you feel. Dice the liver small.',
      lines: [0, 1, 2],
    },
    { text: 'Fold fish, liver and juices into the quinoa and leave to cool for 30 minutes.', lines: [] },
    {
      text: 'Crush the tablets, sprinkle them and the other supplements over the quinoa, and fold until you see no powder. Weigh into 6 portions of about 310 g (11 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Salmon brings EPA, DHA and vitamin D in the food itself, so no capsule or drop is needed.',
    'Cod keeps the fat moderate.',
    'Pumpkin and quinoa bring fibre, magnesium and manganese.',
    'A little ox liver brings the vitamin A and copper that fish and quinoa lack.',
  ],
  createdAt: '2026-10-11T17:45:00Z',
  imageUrl: null,
  authorName: null,
};
