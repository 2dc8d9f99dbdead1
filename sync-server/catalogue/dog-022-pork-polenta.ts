import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkPolentaGreens: WrittenRecipe = {
  id: 22,
  title: 'Pork Fillet on Soft Polenta with Greens',
  description:
    'Lean pork and two kinds of greens with soft golden polenta, as in northern Italy. Big portions, for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 20,
  cookTime: 50,
  cookedWeightGrams: 2600,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 800,
      metric: '800 g pork fillet, trimmed and cut small',
      us: '1 3/4 lb pork tenderloin, trimmed and cut small',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, cut into slivers',
      us: '2 3/4 oz beef liver, cut into slivers',
    },
    {
      ingredientId: 'cornmeal',
      grams: 260,
      metric: '260 g wholegrain cornmeal (polenta)',
      us: '9 oz wholegrain cornmeal',
    },
    {
      ingredientId: 'kale',
      grams: 100,
      metric: '100 g cavolo nero or kale, shredded',
      us: '3 1/2 oz lacinato kale, shredded',
    },
    { ingredientId: 'spinach', grams: 120, metric: '120 g spinach, washed', us: '4 1/4 oz spinach, washed' },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g courgettes, coarsely grated',
      us: '7 oz zucchini, coarsely grated',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'cottage-cheese',
      grams: 150,
      metric: '150 g cottage cheese, low fat',
      us: '5 1/4 oz cottage cheese, low fat',
    },
    { ingredientId: 'rapeseed-oil', grams: 23, metric: '23 g rapeseed oil (5 tsp)', us: '5 tsp canola oil' },
    { ingredientId: 'water', grams: 1150, metric: '1150 ml water', us: '4 3/4 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 9.6, dose: '1 3/4 level tsp (9.6 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Boil the water in a heavy saucepan and whisk in the cornmeal in a thin stream. Lower the heat and cook it for 30 minutes, stirring every few minutes, until it leaves the sides.',
      lines: [2, 9],
    },
    {
      text: 'While it thickens, stir-fry the pork in two teaspoons of the oil for 8 minutes over a high heat. Add the liver for the last 3; both should reach 71 °C (160 °F).',
      lines: [0, 1, 8],
    },
    {
      text: 'Push the meat to the side. Wilt kale, spinach and courgettes (zucchini) in the middle for 5 minutes, uncovered, so that their water boils off.',
      lines: [3, 4, 5],
    },
    {
      text: 'Stir the eggs into the hot polenta over the heat for 3 minutes, until it thickens.',
      lines: [6],
    },
    {
      text: 'Leave the polenta to cool for half an hour, then loosen it with the cottage cheese and the last of the oil.',
      lines: [7, 8],
    },
    {
      text: 'Crush the tablets and beat them and the other supplements into the polenta, which spreads them best. Then mix in the meat and greens.',
      lines: [],
    },
    {
      text: 'Spoon into 4 portions of about 650 g (23 oz). Chilled polenta can be cut in squares.',
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
