import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorTurkeyLentils: WrittenRecipe = {
  id: 12,
  title: 'Senior Turkey & Lentils',
  description:
    'Turkey breast and green lentils in plain stock, cooked like a dal, soft enough to eat with few teeth. Plenty of protein, little fat.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 15,
  cookTime: 30,
  cookedWeightGrams: 1800,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 600,
      metric: '600 g turkey breast, diced small',
      us: '1 lb 5 oz turkey breast, diced small',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, finely diced',
      us: '2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'lentils-cooked',
      grams: 500,
      metric: '500 g cooked green lentils, without salt, drained (about 170 g dry)',
      us: '1 lb 1 1/2 oz cooked green lentils, without salt, drained (about 6 oz dry)',
    },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g courgettes, grated',
      us: '7 oz zucchini, grated',
    },
    { ingredientId: 'carrot', grams: 200, metric: '200 g carrots, grated', us: '7 oz carrots, grated' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'rapeseed-oil', grams: 23, metric: '23 g rapeseed oil (5 tsp)', us: '5 tsp canola oil' },
    {
      ingredientId: 'chicken-broth',
      grams: 300,
      metric: '300 ml plain home-made chicken stock (meat and water only)',
      us: '1 1/4 cups plain home-made chicken stock (meat and water only)',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Rinse the lentils under the tap and put them in a pot with the stock and carrots. Simmer for 10 minutes.',
      lines: [2, 4, 7],
    },
    { text: 'Mash about half of the lentils against the side of the pot to thicken it.', lines: [2] },
    {
      text: 'Add the turkey and liver and simmer for 10 minutes, stirring, until the turkey is white all through (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Stir in the courgettes (zucchini) and the beaten eggs and cook for 4 minutes more.',
      lines: [3, 5],
    },
    { text: 'Stir in the oil and leave to cool for 35 minutes.', lines: [6] },
    {
      text: 'Mash the tablets with the back of a spoon, stir them and the other supplements into a ladleful of lentils, and fold this through the rest. Blend it smooth for a dog with sore gums. Weigh into 6 portions of about 300 g (10 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey breast and lentils bring two and a half times the adult minimum of protein, in support of older muscle.',
    'Lentils bring fibre, folate and a slow starch.',
    'Fat stays near a quarter of the energy.',
    'Grated and mashed, it is easy for old teeth.',
  ],
  createdAt: '2026-11-04T11:25:00Z',
  imageUrl: null,
  authorName: null,
};
