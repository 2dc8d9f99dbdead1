import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicChickenParsley: WrittenRecipe = {
  id: 106,
  title: 'Organic Chicken & Parsley',
  description:
    'Organic chicken breast, thigh and hearts with peas and parsley, simmered in one pan and minced to the size your cat likes.',
  species: 'cat',
  category: 'chicken',
  isOrganic: true,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 25,
  cookedWeightGrams: 920,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 330,
      metric: '330 g organic skinless boneless chicken thigh, diced',
      us: '11 1/2 oz organic skinless boneless chicken thigh, diced',
    },
    {
      ingredientId: 'chicken-breast',
      grams: 250,
      metric: '250 g organic chicken breast, diced',
      us: '9 oz organic chicken breast, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g organic chicken hearts, halved',
      us: '5 1/4 oz organic chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g organic ox liver, finely diced',
      us: '1 1/4 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'peas',
      grams: 40,
      metric: '40 g organic garden peas',
      us: '1 1/2 oz organic garden peas',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    {
      ingredientId: 'olive-oil',
      grams: 5,
      metric: '5 g organic olive oil (1 tsp)',
      us: '1 tsp organic olive oil',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g organic parsley, finely chopped',
      us: '1 tbsp organic parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Warm the oil in a pan and sauté the thigh, breast, hearts and liver for 6 minutes, turning, without letting them brown hard.',
      lines: [0, 1, 2, 3, 6],
    },
    {
      text: 'Pour in the water, add the peas, cover and simmer for 12 minutes, until no pink is left in a heart cut through (74 °C / 165 °F).',
      lines: [4, 8],
    },
    {
      text: 'Pour the beaten eggs over in a thin stream and stir for 2 minutes, until they have set.',
      lines: [5],
    },
    { text: 'Cool for 30 minutes with all the liquid, then mince or chop with the parsley.', lines: [7] },
    {
      text: 'Mix the crushed tablets, the salt, the eggshell and the contents of the capsules, and stir this into the food a little at a time.',
      lines: [],
    },
    {
      text: 'Weigh into 10 portions of about 90 g (3 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Breast, thigh and hearts bring most of the protein, and taurine.',
    'Egg and liver bring choline, folate and vitamins A and D.',
    'Parsley brings vitamin K.',
    'Buy the chicken, liver, eggs, peas, oil and parsley certified organic.',
  ],
  createdAt: '2026-11-08T16:15:00Z',
  imageUrl: null,
  authorName: null,
};
