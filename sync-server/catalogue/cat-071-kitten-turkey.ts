import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenTurkey: WrittenRecipe = {
  id: 71,
  title: 'Kitten Turkey Mince',
  description:
    'Turkey mince with hearts, liver and egg, soft and wet, for the months when a kitten grows. Bone meal brings the calcium.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 12,
  cookTime: 18,
  cookedWeightGrams: 905,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 600,
      metric: '600 g lean turkey mince',
      us: '1 lb 5 oz lean ground turkey',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, finely chopped',
      us: '5 1/4 oz chicken hearts, finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 45,
      metric: '45 g ox liver, minced or very finely diced',
      us: '1 1/2 oz beef liver, ground or very finely diced',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 50,
      metric: '50 g plain pumpkin puree',
      us: '1 3/4 oz plain pumpkin puree',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 16.4, dose: '3 1/2 level tsp (16.4 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'magnesium-citrate', grams: 0.7, dose: '1/4 level tsp (0.7 g)' },
    { id: 'potassium-chloride', grams: 3.0, dose: '1/2 level tsp (3 g)' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Put the turkey, hearts and liver in a wide pan with the water. Cook over medium heat for 10 minutes, breaking the meat up as small as you can.',
      lines: [0, 1, 2, 6],
    },
    {
      text: 'When no pink is left (74 °C / 165 °F), stir in the beaten eggs and yolk and cook for 2 minutes, until set.',
      lines: [3, 4],
    },
    { text: 'Stir in the pumpkin and parsley and cool for 30 minutes, with all the liquid.', lines: [5, 7] },
    {
      text: 'Blend to a soft paste for a kitten under three months; leave it coarse for an older one.',
      lines: [],
    },
    {
      text: 'Crush the tablets, open the capsules, mix all the supplements with the bone meal, and fold through in three rounds so that it is even.',
      lines: [],
    },
    {
      text: 'Weigh into 12 portions of about 75 g (2 3/4 oz). Share the day’s food out over four or more meals.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Protein near half of the energy, above the growth minimum.',
    'Bone meal lifts the calcium to about 1.2 times the phosphorus of the bowl.',
    'Egg and liver bring choline and vitamins A and D.',
    'Tablets and capsules make sure of iodine, thiamine and taurine, which growth needs.',
  ],
  createdAt: '2026-10-19T09:00:00Z',
  imageUrl: null,
  authorName: null,
};
