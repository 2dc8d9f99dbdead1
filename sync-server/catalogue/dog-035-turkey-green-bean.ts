import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const turkeyGreenBean: WrittenRecipe = {
  id: 35,
  title: 'Turkey & Green Bean Wok Toss',
  description:
    'Lean turkey breast tossed in a hot wok with a splash of water in place of oil, with plenty of green beans, red pepper and a little brown rice.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 1620,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 650,
      metric: '650 g turkey breast, in thin strips',
      us: '1 lb 7 oz turkey breast, in thin strips',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g chicken hearts, quartered',
      us: '4 1/4 oz chicken hearts, quartered',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, in thin slivers',
      us: '1 3/4 oz beef liver, in thin slivers',
    },
    {
      ingredientId: 'rice-brown-cooked',
      grams: 350,
      metric: '350 g cooked brown rice, cold (about 120 g dry)',
      us: '12 1/2 oz cooked brown rice, cold (about 4 1/4 oz dry)',
    },
    {
      ingredientId: 'green-beans',
      grams: 400,
      metric: '400 g green beans, topped, in short lengths',
      us: '14 oz green beans, topped, in short lengths',
    },
    {
      ingredientId: 'red-pepper',
      grams: 120,
      metric: '120 g red pepper, seeded and diced',
      us: '4 1/4 oz red bell pepper, seeded and diced',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Set a wok over high heat. Pour in a splash of the water and, as it hisses, add half of the turkey and hearts. Toss for 5 minutes until no strip is pink outside, and do the other half in the same way.',
      lines: [0, 1, 8],
    },
    {
      text: 'Put all the meat back with the liver and keep it moving for 2 minutes. Cut the thickest strip across: white right through, juices clear (74 °C / 165 °F). Tip it all into a bowl.',
      lines: [2],
    },
    {
      text: 'Put the green beans, red pepper and the last of the water into the wok, cover, and steam for 6 minutes, until the beans are just tender.',
      lines: [4, 5, 8],
    },
    {
      text: 'Push the vegetables up the sides, scramble the eggs in the well for 1 minute, then add the rice and the meat and toss over the heat for 3 minutes, until steaming hot.',
      lines: [6, 3, 0],
    },
    {
      text: 'Turn off the heat, stir in the oil and spread out on a platter to cool for 20 minutes.',
      lines: [7],
    },
    {
      text: 'Grind the tablets fine, sprinkle them with the rest of the supplements over the platter and turn it over several times. Share out into 6 portions of about 270 g (9 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Nearly half of the energy is protein, for a dog that has to keep its muscle on smaller meals.',
    'Green beans fill the bowl with fibre and few calories.',
    'Oil goes in cold at the end, so none is lost in the wok and its vitamin E is kept.',
  ],
  createdAt: '2026-10-12T17:35:00Z',
  imageUrl: null,
  authorName: null,
};
