import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenTurkey: WrittenRecipe = {
  id: 71,
  title: 'Kitten Turkey Mince',
  description:
    'Turkey mince with hearts, liver, mussels and egg, soft and wet, for the months when a kitten grows. Bone meal brings the calcium.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 20,
  cookTime: 22,
  cookedWeightGrams: 1005,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 380,
      metric: '380 g lean turkey mince',
      us: '13 1/2 oz lean ground turkey',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 190,
      metric: '190 g chicken hearts, minced or finely chopped',
      us: '6 3/4 oz chicken hearts, minced or finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 45,
      metric: '45 g ox liver, finely chopped',
      us: '1 1/2 oz beef liver, finely chopped',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, finely chopped',
      us: '2 oz raw mussel meat, finely chopped',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, finely shredded',
      us: '1 1/2 oz spinach, finely shredded',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin purée',
      us: '2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 15,
      metric: '15 g unsalted pumpkin seed kernels, ground to meal',
      us: '1/2 oz unsalted pumpkin seed kernels, ground to meal',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Put the turkey and hearts in a wide pan. Powder the kelp, stir it into the water with the bone meal, pour this over and cook under a lid on a medium heat for 13 minutes, breaking the meat up every few minutes, as small as you can.',
      lines: [0, 1, 8],
    },
    {
      text: 'Add the liver, mussels and spinach and simmer under the lid for 5 minutes more. Press the largest lump apart: no pink may be left (74 °C / 165 °F).',
      lines: [2, 3, 4],
    },
    {
      text: 'Turn the heat down, pour in the eggs and stir for 3 minutes, until they are set in fine curds. Stir in the pumpkin and the ground pumpkin seeds.',
      lines: [5, 6, 7],
    },
    {
      text: 'Spread the mince, with all its liquid, 2.5 cm (1 in) deep in a dish of 20 × 20 cm (8 × 8 in); half an hour brings it down to the warmth of your hand.',
      lines: [],
    },
    {
      text: 'Crush the thiamine tablet, open the taurine capsules and prick the vitamin E; stir the three into a spoonful of the liquid and fold this through in three rounds.',
      lines: [],
    },
    {
      text: 'Blend to a soft paste for a kitten under three months; leave it coarse for an older one.',
      lines: [],
    },
    {
      text: 'Weigh into 12 portions of about 85 g (3 oz) and chill them. Share the day’s food out over four or more meals.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Protein stands well above what growth asks for.',
    'Bone meal brings calcium and phosphorus for growing bones.',
    'Egg and liver bring choline and vitamins A and D.',
    'Mussels and pumpkin seeds replace tablets of manganese, iron and magnesium.',
  ],
  createdAt: '2026-10-19T09:00:00Z',
  imageUrl: null,
  authorName: null,
};
