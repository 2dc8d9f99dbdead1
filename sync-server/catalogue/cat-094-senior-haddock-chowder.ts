import type { Recipe } from '#domain/recipe/recipe';

export const haddockChickenChowder: Recipe = {
  id: 94,
  title: 'Haddock & Chicken Chowder',
  description:
    'Haddock and chicken thigh in a thick, mild soup of egg and potato: easily swallowed, and full of water for cats past their twelfth year.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 990,
  storage: { refrigeratorDays: 3, freezerMonths: 3 },
  ingredientLines: [
    { ingredientId: 'haddock', grams: 320, metric: '320 g haddock fillet', us: '11 1/4 oz haddock fillet' },
    {
      ingredientId: 'chicken-thigh',
      grams: 350,
      metric: '350 g skinless chicken thigh, finely diced',
      us: '12 1/4 oz skinless chicken thigh, finely diced',
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
      grams: 13,
      metric: '13 g plain chicken fat (1 tbsp)',
      us: '1 tbsp plain chicken fat',
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
      text: 'Soften the chicken in the chicken fat over a moderate flame for 4 minutes without browning it.',
      lines: [1, 6],
    },
    { text: 'Add the water, cover, and let it bubble quietly for 12 minutes.', lines: [7] },
    {
      text: 'Put in the liver and rest the haddock on the surface. Within 7 minutes it should slide apart in petals (63 °C / 145 °F), and a die of thigh be cooked to 74 °C / 165 °F.',
      lines: [0, 2],
    },
    { text: 'Lift the haddock out, search it for bones, skin it and crush it to a pulp.', lines: [0] },
    {
      text: 'Stir the potato into the broth, trail in the eggs over a low heat until they set in threads, and return haddock and parsley to the pot.',
      lines: [3, 4, 5],
    },
    {
      text: 'Wait for the chowder to drop below 35 °C (95 °F), stirring it sometimes; what comes next should not meet heat.',
      lines: [],
    },
    {
      text: 'Shake the supplements with some chowder in a jar with a tight lid, empty it back, rinse the jar with a spoon of water and stir again.',
      lines: [],
    },
    { text: 'Pour into 12 portions of about 80 g (2 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Haddock and thigh give easily digested protein.',
    'A chowder carries much water, which old cats tend to drink too little of.',
    'Egg brings choline and vitamin D.',
    'Potato, at 7% of the food, thickens the soup and is soft on the stomach.',
  ],
  createdAt: '2026-11-09T09:34:00Z',
  imageUrl: null,
  authorName: null,
};
