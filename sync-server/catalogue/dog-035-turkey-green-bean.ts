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
  prepTime: 25,
  cookTime: 45,
  cookedWeightGrams: 1530,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 600,
      metric: '600 g turkey breast, in thin strips',
      us: '1 lb 5 oz turkey breast, in thin strips',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g chicken hearts, quartered',
      us: '4 1/4 oz chicken hearts, quartered',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, in thin slivers',
      us: '2 oz beef liver, in thin slivers',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 100,
      metric: '100 g brown rice, dry',
      us: '3 1/2 oz brown rice, dry',
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
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 350, metric: '350 ml water', us: '1 1/2 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Put the rice into a small pan with two thirds of the water. Grind the kelp and zinc tablets fine, stir them in with the calcium carbonate, cover and simmer for 28 minutes, until the rice has drunk it all.',
      lines: [3, 8],
    },
    {
      text: 'Meanwhile set a wok over high heat. Pour in a splash of the remaining water and, as it hisses, add a third of the turkey and hearts. Toss for 4 minutes until no strip is pink outside, tip them into a wide bowl and do the others in two more rounds.',
      lines: [0, 1, 8],
    },
    {
      text: 'Put all the meat back with the liver and keep it moving for 3 minutes. Cut the thickest strip across: white right through, and liver and hearts without a trace of red (74 °C / 165 °F). Tip all of it into a clean bowl.',
      lines: [2, 1, 0],
    },
    {
      text: 'Put the green beans, red pepper and the last of the water into the wok, cover, and steam for 6 minutes, until the beans are just tender.',
      lines: [4, 5, 8],
    },
    {
      text: 'Push the vegetables up the sides and scramble the eggs in the well for 2 minutes, until dry and crumbly. Toss vegetables, egg and hot rice with the meat in the bowl.',
      lines: [6, 3],
    },
    {
      text: 'Spread it 2.5 cm (1 in) deep over a tray or two platters and let it cool for 25 minutes. Beat the vitamin D and E into the sunflower oil, drizzle this over and turn it all a few times.',
      lines: [7],
    },
    { text: 'Share out into 6 portions of about 255 g (9 oz), and off to the fridge.', lines: [] },
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
