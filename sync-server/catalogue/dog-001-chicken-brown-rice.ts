import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenBrownRice: WrittenRecipe = {
  id: 1,
  title: 'Chicken & Brown Rice Bowl',
  description:
    'Chicken thigh, hearts and a little ox liver over brown rice, with peas, carrot and three eggs. One big pot, seven even portions.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 55,
  cookedWeightGrams: 2265,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 700,
      metric: '700 g boneless chicken thigh, weighed without skin, diced',
      us: '1 lb 8 3/4 oz boneless chicken thigh, weighed without skin, diced',
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
      grams: 180,
      metric: '180 g brown rice, dry',
      us: '6 1/4 oz brown rice, dry',
    },
    {
      ingredientId: 'carrot',
      grams: 240,
      metric: '240 g carrots, diced small',
      us: '8 1/2 oz carrots, diced small',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g frozen peas', us: '5 1/4 oz frozen peas' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 650, metric: '650 ml water', us: '2 3/4 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Rinse the rice in a sieve until the water runs clear. Put it in a 4-litre (4-quart) pot with the 650 ml (2 3/4 cups) of water, bring to the boil, cover and simmer on low for 20 minutes.',
      lines: [3, 9],
    },
    {
      text: 'Crush the kelp and zinc tablets and stir them in with the calcium carbonate, the chicken, hearts, liver and carrots. Bring the pot back to a simmer, which takes about 8 minutes, cover and cook for 14 minutes, stirring twice so that nothing sticks.',
      lines: [0, 1, 2, 4],
    },
    {
      text: 'Add the peas and spinach, then stir the beaten eggs through in a thin stream. Cook for 5 minutes, until the egg is set and a piece of thigh pulled apart shows no pink (74 °C / 165 °F).',
      lines: [5, 6, 7],
    },
    {
      text: 'Take the pot off the heat and stir in the oil. Spread the food in a 23 × 33 cm (9 × 13 in) dish, 3 cm (1 1/4 in) deep, and let it stand for 40 minutes, until it is hand-warm.',
      lines: [8],
    },
    {
      text: 'Let the drop of vitamin D fall on a spoonful of rice, squeeze the vitamin E capsule over it, and stir this spoonful through the dish from edge to edge. Weigh into 7 portions of about 325 g (11 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Thigh and hearts bring most of the protein; hearts also carry taurine and iron.',
    'Ox liver, less than 5% of the food, covers vitamin A and copper without going over.',
    'Brown rice keeps its bran, so it brings manganese and a slow, steady starch.',
    'Calcium powder balances the phosphorus of the meat at about 1.2 parts calcium to 1.',
  ],
  createdAt: '2026-10-02T08:00:00Z',
  imageUrl: null,
  authorName: null,
};
