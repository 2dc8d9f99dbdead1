import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenBrownRice: WrittenRecipe = {
  id: 1,
  title: 'Chicken & Brown Rice Bowl',
  description:
    'Chicken thigh, hearts and a little ox liver over brown rice, with peas and carrot. One big pot, seven even portions.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 45,
  cookedWeightGrams: 2050,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 700,
      metric: '700 g skinless boneless chicken thigh, diced',
      us: '1 1/2 lb skinless boneless chicken thigh, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, halved',
      us: '5 1/4 oz chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 250,
      metric: '250 g brown rice, dry',
      us: '1 1/3 cups brown rice, dry',
    },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g carrots, diced small',
      us: '5 1/4 oz carrots, diced small',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g frozen peas', us: '5 1/4 oz frozen peas' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g), beaten', us: '1 egg (1 3/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 800, metric: '800 ml water', us: '3 1/3 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Rinse the rice in a sieve until the water runs clear. Put it in a large pot with the 800 ml (3 1/3 cups) of water, bring to the boil, cover and simmer on low for 20 minutes.',
      lines: [3, 9],
    },
    {
      text: 'Stir in the chicken, hearts, liver and carrots. Cover again and simmer for 18 minutes, stirring twice so that nothing sticks.',
      lines: [0, 1, 2, 4],
    },
    {
      text: 'Add the peas and spinach, then stir the beaten egg through in a thin stream. Cook for 4 minutes, until the egg is set and a piece of thigh pulled apart shows no pink (74 °C / 165 °F).',
      lines: [5, 6, 7],
    },
    {
      text: 'Take the pot off the heat and stir in the oil. Leave to cool, lid off, for 40 minutes, until it is no warmer than your hand. Crush the tablets and fold all the supplements through, so that every portion gets its share.',
      lines: [8],
    },
    {
      text: 'Weigh into 7 portions of about 295 g (10 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Thigh and hearts bring most of the protein; hearts also carry taurine and iron.',
    'Ox liver at 5% of the food covers vitamin A and copper without going over.',
    'Brown rice keeps its bran, so it brings manganese and a slow, steady starch.',
    'Eggshell powder balances the phosphorus of the meat at about 1.2 parts calcium to 1.',
  ],
  createdAt: '2026-10-02T08:00:00Z',
  imageUrl: null,
  authorName: null,
};
