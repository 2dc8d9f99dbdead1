import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenMusselEggPots: WrittenRecipe = {
  id: 75,
  title: 'Steamed Chicken & Mussel Egg Pots',
  description:
    'Little pots of chicken, mussels and egg in broth, steamed until just set, like a savoury Japanese custard.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 25,
  cookTime: 35,
  cookedWeightGrams: 855,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 520,
      metric: '520 g skinless boneless chicken thigh, finely diced',
      us: '1 lb 2 1/2 oz skinless boneless chicken thigh, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g mussel meat, chopped',
      us: '4 1/4 oz mussel meat, chopped',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 35,
      metric: '35 g chicken liver, finely chopped',
      us: '1 1/4 oz chicken liver, finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 15,
      metric: '15 g ox liver, finely chopped',
      us: '1/2 oz beef liver, finely chopped',
    },
    {
      ingredientId: 'egg',
      grams: 150,
      metric: '3 eggs (150 g), beaten and sieved',
      us: '3 eggs (5 1/4 oz), beaten and sieved',
    },
    {
      ingredientId: 'pumpkin-cooked',
      grams: 60,
      metric: '60 g boiled pumpkin, mashed',
      us: '1/4 cup boiled pumpkin, mashed',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    {
      ingredientId: 'chicken-fat',
      grams: 9,
      metric: '9 g plain chicken fat (2 tsp)',
      us: '2 tsp plain chicken fat',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Cook the chicken in the water in a lidded saucepan for 9 minutes, add both livers, and cook for 4 more; the liquid that runs from a piece must be clear (74 °C / 165 °F).',
      lines: [0, 2, 3, 6],
    },
    {
      text: 'Strain off the broth into a jug and leave it until you can keep a finger in it, or it will curdle the egg.',
      lines: [],
    },
    {
      text: 'Whisk the egg, pumpkin, parsley and chicken fat into the broth. Share the chicken, livers and mussels among twelve heatproof cups and fill them up with it.',
      lines: [0, 1, 4, 5, 7, 8],
    },
    {
      text: 'Cover each with foil and stand them in a steamer over gently boiling water for 16 to 18 minutes, until just set and 74 °C (165 °F) in the middle.',
      lines: [],
    },
    { text: 'Let the pots go cold, then turn them into a bowl and break them up.', lines: [] },
    {
      text: 'Sift the opened capsules with the crushed tablets and the two powders, squeeze the vitamin E over, fold in well, and weigh into 9 portions of about 95 g (3 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Mussels bring manganese, iron and taurine of their own.',
    'Egg adds choline, vitamin D and a soft texture.',
    'Thigh is among the cuts of chicken richest in taurine.',
    'The pots are nearly three quarters water, for cats that drink little.',
  ],
  createdAt: '2026-10-13T12:15:00Z',
  imageUrl: null,
  authorName: null,
};
