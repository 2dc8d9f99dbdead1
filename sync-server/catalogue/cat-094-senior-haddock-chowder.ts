import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const haddockChickenChowder: WrittenRecipe = {
  id: 94,
  title: 'Haddock & Chicken Chowder',
  description:
    'Haddock and chicken thigh in a thick, mild soup of egg and potato: easy to swallow and full of water, for old cats.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 920,
  ingredientLines: [
    { ingredientId: 'haddock', grams: 230, metric: '230 g haddock fillet', us: '8 oz haddock fillet' },
    {
      ingredientId: 'chicken-thigh',
      grams: 350,
      metric: '350 g skinless boneless chicken thigh, finely diced',
      us: '12 1/4 oz skinless boneless chicken thigh, finely diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 38,
      metric: '38 g ox liver, finely chopped',
      us: '1 3/8 oz beef liver, finely chopped',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    {
      ingredientId: 'potato-cooked',
      grams: 60,
      metric: '60 g peeled potato, boiled and mashed',
      us: '2 oz peeled potato, boiled and mashed',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, minced',
      us: '1 tbsp parsley, chopped very fine',
    },
    {
      ingredientId: 'chicken-fat',
      grams: 22,
      metric: '22 g plain chicken fat (5 tsp)',
      us: '5 tsp plain chicken fat',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Soften the chicken in the chicken fat over a moderate heat for 4 minutes without browning it.',
      lines: [1, 6],
    },
    { text: 'Add the water, cover, and simmer for 12 minutes.', lines: [7] },
    {
      text: 'Put in the liver and lay the haddock on top. Cook for 7 minutes, until the fish flakes (63 °C / 145 °F) and a piece of thigh reads 74 °C / 165 °F.',
      lines: [0, 2],
    },
    { text: 'Lift out the haddock, remove skin and bones and mash it.', lines: [0] },
    {
      text: 'Stir the potato into the broth, pour in the eggs over a low heat and stir until they set in threads, and return haddock and parsley to the pot.',
      lines: [3, 4, 5],
    },
    {
      text: 'Cool to below 35 °C (95 °F), stirring sometimes: heat harms some of the supplements.',
      lines: [],
    },
    {
      text: 'Shake the supplements with some of the chowder in a jar with a tight lid, empty it back, rinse the jar with a spoon of water and stir again.',
      lines: [],
    },
    { text: 'Pour into 9 portions of about 100 g (3 1/2 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Haddock and thigh give easily digested protein.',
    'A chowder brings water, of which old cats tend to drink too little.',
    'Egg brings choline and vitamin D.',
    'Potato, at 7% of the food, thickens the soup and is soft on the stomach.',
  ],
  createdAt: '2026-11-09T09:34:00Z',
  imageUrl: null,
  authorName: null,
};
