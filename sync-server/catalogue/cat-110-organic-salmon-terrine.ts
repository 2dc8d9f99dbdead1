import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicSalmonTerrine: WrittenRecipe = {
  id: 110,
  title: 'Organic Salmon & Egg Terrine',
  description:
    'Strips of organic salmon layered with a green mousse of trout, mussels, egg and spinach, set in two loaf tins and sliced cold. A whole meal.',
  species: 'cat',
  category: 'fish',
  isOrganic: true,
  role: 'everyday',
  servings: 12,
  prepTime: 40,
  cookTime: 65,
  cookedWeightGrams: 835,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 160,
      metric: '160 g organic salmon fillet, skinned and boned',
      us: '5 3/4 oz organic salmon fillet, skinned and boned',
    },
    {
      ingredientId: 'trout',
      grams: 170,
      metric: '170 g organic trout fillet, skinned',
      us: '6 oz organic trout fillet, skinned',
    },
    {
      ingredientId: 'mussels',
      grams: 100,
      metric: '100 g raw rope-grown mussel meat, shelled',
      us: '3 1/2 oz raw rope-grown mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g organic ox liver, sliced',
      us: '1 oz organic beef liver, sliced',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 organic eggs (150 g)', us: '3 organic eggs (5 1/4 oz)' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g organic spinach leaves',
      us: '1 1/2 oz organic spinach leaves',
    },
    {
      ingredientId: 'wheat-germ',
      grams: 60,
      metric: '60 g organic wheat germ',
      us: '2 oz organic wheat germ',
    },
    {
      ingredientId: 'gelatin',
      grams: 6,
      metric: '6 g unsweetened gelatin powder (2 tsp)',
      us: '2 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g organic parsley, finely chopped',
      us: '1 tbsp organic parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Line two loaf tins of 600 ml (2 1/2 cups) with baking paper and boil a kettle for the water bath.',
      lines: [],
    },
    {
      text: 'Simmer the liver in the measured water for 5 minutes, drop in the spinach for the last minute and lift both out. Take the pan off the heat and sprinkle the gelatin over the liquid, whisking until no grain is left.',
      lines: [3, 5, 7, 8],
    },
    {
      text: 'Crush the kelp and zinc to dust, stir them with the calcium, the iron and the wheat germ into this liquid and let it swell for 10 minutes.',
      lines: [6],
    },
    {
      text: 'Run a finger over the trout for bones. Process it with the liver, spinach, mussels, parsley and eggs until smooth and green, then beat in the wheat germ. Cooked mussels weigh half as much as raw, so take half.',
      lines: [1, 2, 3, 4, 5, 6, 9],
    },
    {
      text: 'Cut the salmon into finger-wide strips. Fill each tin with three thin layers of mousse and two of salmon, 5 cm (2 in) in all, and tap it on the table to settle it.',
      lines: [0],
    },
    {
      text: 'Wrap the tins in foil, stand them in a roasting pan half full of hot water and bake for 60 minutes, until a probe in the centre shows 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Lift the tins out of the bath, uncover them and stand them in cold water to half their height, changed once, for 50 minutes. Pour the lukewarm juices into a cup, stir in the contents of the taurine capsule, with a tablespoon of warm water if there is little juice, and spoon half over each terrine, where it sets as a jelly. Refrigerate for 4 hours.',
      lines: [],
    },
    {
      text: 'Cut into 12 slices of about 70 g (2 1/2 oz), six from each tin, jelly included, and wrap each one for the freezer.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Salmon and trout bring EPA, DHA, vitamin D and vitamin E.',
    'Eggs bring about half of the choline; a little beef liver brings copper and vitamin A.',
    'Wheat germ binds the mousse and brings thiamine, so no tablet is needed for that.',
    'Farmed salmon, trout, eggs, liver and wheat germ are all sold certified organic.',
  ],
  createdAt: '2026-11-17T12:50:00Z',
  imageUrl: null,
  authorName: null,
};
