import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const venisonMeatballs: WrittenRecipe = {
  id: 85,
  title: 'Venison Meatballs in Broth',
  description:
    'Venison mince and chicken hearts rolled into small balls and simmered in their own broth with courgette. Dark meat, rich in iron.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 11,
  prepTime: 30,
  cookTime: 20,
  cookedWeightGrams: 905,
  ingredientLines: [
    {
      ingredientId: 'venison-mince',
      grams: 500,
      metric: '500 g venison mince',
      us: '1 lb 1 1/2 oz ground venison',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, minced',
      us: '3 1/2 oz chicken hearts, ground',
    },
    { ingredientId: 'beef-liver', grams: 30, metric: '30 g ox liver, minced', us: '1 oz beef liver, ground' },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), lightly beaten',
      us: '2 eggs (3 1/2 oz), lightly beaten',
    },
    {
      ingredientId: 'courgette',
      grams: 50,
      metric: '50 g courgette, coarsely grated',
      us: '1 3/4 oz zucchini, coarsely grated',
    },
    {
      ingredientId: 'oats',
      grams: 15,
      metric: '15 g rolled oats, ground to flour',
      us: '3 tbsp rolled oats, ground to flour',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Stir the ground oats into the eggs and let them thicken while you set the water to boil in a wide pot.',
      lines: [3, 5, 6],
    },
    {
      text: 'Add venison, hearts and liver to the egg and stir for 2 minutes, until sticky.',
      lines: [0, 1, 2],
    },
    {
      text: 'Roll balls the size of a marble with wet hands and drop them into the pot as you go.',
      lines: [],
    },
    {
      text: 'Scatter the courgette (zucchini) and parsley over them, cover and simmer for 12 minutes. Split the largest: no red, and 74 °C / 165 °F.',
      lines: [4, 7],
    },
    {
      text: 'Take the pot off the heat and set it in a basin of cold water, stirring now and then, until it is lukewarm.',
      lines: [],
    },
    {
      text: 'Crush the tablets, open the capsules, whisk all the supplements with half a glass of the broth, pour it back and turn the balls in it until each one is coated.',
      lines: [],
    },
    { text: 'Spoon into 11 portions of about 80 g (2 3/4 oz), sharing the broth fairly.', lines: [] },
  ],
  nutritionalBenefits: [
    'Venison brings iron, zinc and thiamine.',
    'Hearts add taurine, arachidonic acid and linoleic acid.',
    'Egg and liver bring choline, vitamin D and vitamin A.',
    'Served in broth, it gives water with every bite.',
  ],
  createdAt: '2026-10-31T16:25:00Z',
  imageUrl: null,
  authorName: null,
};
