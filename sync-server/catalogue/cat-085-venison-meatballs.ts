import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const venisonMeatballs: WrittenRecipe = {
  id: 85,
  title: 'Venison Meatballs in Broth',
  description:
    'Venison mince, chicken hearts and mussels rolled into walnut-sized balls and poached in their own broth with courgette. Dark meat, rich in iron.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 35,
  cookTime: 20,
  cookedWeightGrams: 1010,
  ingredientLines: [
    {
      ingredientId: 'venison-mince',
      grams: 420,
      metric: '420 g venison mince',
      us: '14 3/4 oz ground venison',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, minced',
      us: '3 1/2 oz chicken hearts, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, finely chopped',
      us: '2 oz raw mussel meat, finely chopped',
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
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 10.6, dose: '2 1/4 level tsp (10.6 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Crush the kelp tablets and beat them into the eggs with the bone meal, the iron and the ground oats. Let this thicken for 5 minutes.',
      lines: [4, 6],
    },
    {
      text: 'Add venison, hearts, mussels and liver and stir for 2 minutes, until the mixture is sticky and holds together.',
      lines: [0, 1, 2, 3],
    },
    {
      text: 'Roll with wet hands into 36 balls of 20 g (3/4 oz), the size of a walnut, and chill them on a plate while the water comes to a simmer in a lidded pan of 28 cm (11 in).',
      lines: [8],
    },
    {
      text: 'Slip the balls in side by side, scatter the courgette (zucchini) and parsley over them, cover and poach for 12 minutes. Cut the largest open: no red, and 74 °C / 165 °F.',
      lines: [5, 7],
    },
    {
      text: 'Tip balls and broth into a roasting tin in a single layer, no deeper than 3 cm (1 1/4 in), and let them cool for 30 minutes until hand-warm.',
      lines: [],
    },
    {
      text: 'Open the taurine capsules, prick the vitamin E, whisk both with half a glass of the broth and turn the balls in it until each one is coated.',
      lines: [],
    },
    { text: 'Spoon into 10 portions of about 100 g (3 1/2 oz), sharing the broth fairly.', lines: [] },
  ],
  nutritionalBenefits: [
    'Venison brings iron, zinc and thiamine.',
    'Hearts and mussels add taurine, and hearts linoleic acid.',
    'Egg and liver bring choline, vitamin D and vitamin A.',
    'Served in broth, it gives water with every bite.',
  ],
  createdAt: '2026-10-31T16:25:00Z',
  imageUrl: null,
  authorName: null,
};
