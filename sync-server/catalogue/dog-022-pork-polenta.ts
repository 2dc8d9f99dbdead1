import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkPolentaGreens: WrittenRecipe = {
  id: 22,
  title: 'Pork Fillet on Soft Polenta with Greens',
  description:
    'Lean pork and two kinds of greens with soft golden polenta, as in northern Italy. A big batch for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 40,
  cookTime: 75,
  cookedWeightGrams: 4935,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 1000,
      metric: '1000 g pork fillet, trimmed, in 2 cm dice',
      us: '2 lb 3 1/4 oz pork tenderloin, trimmed, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 150,
      metric: '150 g ox liver, cut into slivers',
      us: '5 1/4 oz beef liver, cut into slivers',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g raw mussel meat, halved',
      us: '4 1/4 oz raw mussel meat, halved',
    },
    {
      ingredientId: 'cornmeal',
      grams: 540,
      metric: '540 g wholegrain cornmeal (polenta)',
      us: '1 lb 3 oz wholegrain cornmeal',
    },
    {
      ingredientId: 'kale',
      grams: 300,
      metric: '300 g cavolo nero or kale, shredded',
      us: '10 1/2 oz lacinato kale, shredded',
    },
    { ingredientId: 'spinach', grams: 200, metric: '200 g spinach, washed', us: '7 oz spinach, washed' },
    {
      ingredientId: 'courgette',
      grams: 400,
      metric: '400 g courgettes, coarsely grated',
      us: '14 oz zucchini, coarsely grated',
    },
    { ingredientId: 'egg', grams: 400, metric: '8 eggs (400 g), beaten', us: '8 eggs (14 oz), beaten' },
    {
      ingredientId: 'cottage-cheese',
      grams: 300,
      metric: '300 g cottage cheese, low fat',
      us: '10 1/2 oz cottage cheese, low fat',
    },
    { ingredientId: 'rapeseed-oil', grams: 36, metric: '36 g rapeseed oil (8 tsp)', us: '8 tsp canola oil' },
    { ingredientId: 'water', grams: 2200, metric: '2200 ml water', us: '9 1/4 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 16.2, dose: '3 level tsp (16.2 g)' },
    { id: 'kelp-tablet', grams: 3.3, dose: '11 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.627, dose: '6 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.25, dose: '2 capsules, 100 IU each, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Bring the water to the boil in a heavy 7 litre (7 quart) pot, about 12 minutes. Crush the kelp and zinc tablets, whisk them in with the calcium carbonate and rain in the cornmeal. Cook over a low heat for 30 minutes, stirring every few minutes.',
      lines: [3, 10],
    },
    {
      text: 'Heat the oven to 220 °C (425 °F) meanwhile. Toss the pork with half of the oil, spread it on two trays in one layer and roast for 12 minutes.',
      lines: [0, 9],
    },
    {
      text: 'Scatter the liver and mussels over the trays and roast for 8 minutes more. Pork and liver are done at 74 °C (165 °F), with no red juice.',
      lines: [1, 2],
    },
    {
      text: 'Stir kale, spinach and courgettes (zucchini) into the polenta in three lots and give them 8 minutes, until the kale is limp.',
      lines: [4, 5, 6],
    },
    {
      text: 'Beat in the eggs over the heat for 5 minutes, until the polenta is thick again and reads 74 °C (165 °F) at its middle.',
      lines: [7],
    },
    {
      text: 'Spread the polenta in two roasting tins of 23 × 33 cm (9 × 13 in), with the meat, mussels and juices on top: 3 cm (1 1/4 in) in all. It needs 40 minutes to become hand-warm.',
      lines: [0, 1, 2],
    },
    {
      text: 'Stir the vitamin D drop, the vitamin E and the rest of the oil into the cottage cheese, then break up the polenta, which has set, with a fork and fold half of the cheese through each tin.',
      lines: [8, 9],
    },
    {
      text: 'Spoon into 7 portions of about 705 g (24 3/4 oz) and refrigerate them within two hours of cooking.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Pork fillet is lean and the best meat source of thiamine.',
    'Wholegrain cornmeal brings magnesium and a starch without gluten.',
    'Kale and spinach add folate, carotene and manganese.',
    'Cottage cheese loosens the polenta and adds protein.',
  ],
  createdAt: '2026-10-17T19:22:00Z',
  imageUrl: null,
  authorName: null,
};
