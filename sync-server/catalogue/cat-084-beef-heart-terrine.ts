import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefHeartTerrine: WrittenRecipe = {
  id: 84,
  title: 'Beef Heart & Pumpkin Terrine',
  description:
    'Ox heart and lean mince pressed in a loaf tin with pumpkin and set in their own jelly, then sliced straight from the fridge.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 30,
  cookTime: 70,
  cookedWeightGrams: 835,
  ingredientLines: [
    {
      ingredientId: 'beef-heart',
      grams: 350,
      metric: '350 g ox heart, trimmed and minced',
      us: '12 1/4 oz beef heart, trimmed and ground',
    },
    {
      ingredientId: 'beef-mince-lean',
      grams: 200,
      metric: '200 g lean beef mince (5% fat)',
      us: '7 oz lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-liver',
      grams: 25,
      metric: '25 g ox liver, minced',
      us: '7/8 oz beef liver, ground',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 25,
      metric: '25 g chicken liver, minced',
      us: '7/8 oz chicken liver, ground',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), whisked', us: '2 eggs (3 1/2 oz), whisked' },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'pumpkin-cooked',
      grams: 60,
      metric: '60 g boiled pumpkin, mashed',
      us: '2 oz boiled pumpkin, mashed',
    },
    {
      ingredientId: 'gelatin',
      grams: 7,
      metric: '7 g unsweetened gelatin powder',
      us: '2 1/4 tsp unsweetened gelatin powder',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 4.5,
      metric: '4.5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Sprinkle the gelatin on the cold water and let it swell. Heat the oven to 160 °C (320 °F) and brush a loaf tin with the oil.',
      lines: [7, 8, 9],
    },
    {
      text: 'Work heart, mince, livers, eggs, yolks, pumpkin and parsley together by hand until the mixture is sticky.',
      lines: [0, 1, 2, 3, 4, 5, 6, 10],
    },
    {
      text: 'Warm the gelatin until clear and stir it in; the mixture will look too wet, which is right.',
      lines: [7],
    },
    {
      text: 'Pack it into the tin, press out the air, cover with foil and bake for 65 minutes, until the core is at 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Weigh the top down with a board and a jar of water while it goes cold on the worktop, 50 minutes.',
      lines: [],
    },
    {
      text: 'Mash the lukewarm terrine with its liquid. Scatter the powdered tablets, salt, eggshell and capsule contents on it in three goes, mashing after each one, and smooth it back into the tin.',
      lines: [],
    },
    { text: 'Chill for 4 hours and cut into 9 slices of about 95 g (3 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Ox heart is lean muscle with plenty of iron and B12, and some taurine.',
    'Two livers bring vitamin A, copper and folate at 6% of the food.',
    'Sunflower oil and egg bring the linoleic acid that beef lacks.',
    'The jelly holds the cooking juices, so nothing is poured away.',
  ],
  createdAt: '2026-10-30T11:24:00Z',
  imageUrl: null,
  authorName: null,
};
