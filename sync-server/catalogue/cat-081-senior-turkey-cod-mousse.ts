import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorTurkeyCodMousse: WrittenRecipe = {
  id: 81,
  title: 'Turkey & Cod Steamed Mousse',
  description:
    'Turkey, pork and cod whipped with egg and pumpkin and steamed in cups, one for each meal, until light, for cats with few teeth left.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 50,
  cookedWeightGrams: 915,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 250,
      metric: '250 g skinless turkey breast, diced',
      us: '8 3/4 oz skinless turkey breast, diced',
    },
    {
      ingredientId: 'cod',
      grams: 140,
      metric: '140 g cod fillet, weighed without skin',
      us: '5 oz cod fillet, weighed without skin',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 120,
      metric: '120 g pork fillet (tenderloin), diced',
      us: '4 1/4 oz pork tenderloin, diced',
    },
    { ingredientId: 'mussels', grams: 40, metric: '40 g raw mussel meat', us: '1 1/2 oz raw mussel meat' },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, diced',
      us: '1 1/4 oz beef liver, diced',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin purée',
      us: '2 oz plain pumpkin purée',
    },
    { ingredientId: 'spinach', grams: 20, metric: '20 g spinach leaves', us: '3/4 oz spinach leaves' },
    { ingredientId: 'wheat-germ', grams: 30, metric: '30 g wheat germ', us: '1 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Check the cod for pin bones. Crush the kelp and zinc tablets and mix them with the eggshell, the iron and the wheat germ.',
      lines: [1, 9],
    },
    {
      text: 'Process turkey, pork, cod, mussels, liver and spinach to a fine paste and scrape down the bowl. With the motor running, add the eggs, yolks, nearly all the oil and half of the water, then the pumpkin and the wheat germ mixture, until all is pale and even.',
      lines: [0, 2, 1, 3, 4, 8, 5, 6, 10, 11, 7, 9],
    },
    {
      text: 'Brush ten heatproof cups of 150 ml (5 fl oz) with the last of the oil and fill them 4 cm (1 1/2 in) deep, about 90 g (3 1/4 oz) each.',
      lines: [10],
    },
    {
      text: 'Cover loosely with baking paper and steam over gently bubbling water for 25 minutes, five cups to a round; top up the pot before the second. Test the middle of a cup: springy, and 74 °C / 165 °F.',
      lines: [],
    },
    { text: 'Stand the cups uncovered on a rack until hand-warm, 40 minutes at this depth.', lines: [] },
    {
      text: 'Dissolve the contents of the taurine capsules in the other half of the water, warmed. Turn the mousses out into 10 portions of about 90 g (3 1/4 oz), with the juice from each cup, and spoon a little of the taurine water over every one.',
      lines: [11],
    },
  ],
  nutritionalBenefits: [
    'Turkey breast and cod bring a lot of protein with little fat, which protects old muscle.',
    'Eggs and yolks bring choline and vitamin D; pork and wheat germ bring thiamine.',
    'The smooth texture needs no chewing.',
    'Iron and zinc are supplemented, since white meat and white fish have little.',
  ],
  createdAt: '2026-10-27T09:21:00Z',
  imageUrl: null,
  authorName: null,
};
