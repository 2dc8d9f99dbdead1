import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkSquash: WrittenRecipe = {
  id: 38,
  title: 'Slow-Cooker Pork & Squash',
  description:
    'Small dice of pork loin and ox heart left to soften with butternut squash, potato, apple and kale, and ground pumpkin seeds. Set it and go out.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 335,
  cookedWeightGrams: 2015,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 440,
      metric: '440 g lean boneless pork loin, in 1 cm dice',
      us: '15 1/2 oz lean boneless pork loin, in 3/8 in dice',
    },
    {
      ingredientId: 'beef-heart',
      grams: 150,
      metric: '150 g ox heart, trimmed, in 1 cm dice',
      us: '5 1/4 oz beef heart, trimmed, in 3/8 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, cut small',
      us: '2 oz beef liver, cut small',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 800,
      metric: '800 g butternut squash, peeled, seeded and cubed',
      us: '1 lb 12 oz butternut squash, peeled, seeded and cubed',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 160,
      metric: '160 g potatoes, peeled and diced',
      us: '5 3/4 oz potatoes, peeled and diced',
    },
    {
      ingredientId: 'kale',
      grams: 60,
      metric: '60 g kale, stems out, shredded',
      us: '2 oz kale, stems out, shredded',
    },
    {
      ingredientId: 'apple',
      grams: 100,
      metric: '100 g apple, cored and chopped',
      us: '3 1/2 oz apple, cored and chopped',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 30,
      metric: '30 g plain pumpkin seeds, ground',
      us: '1 oz plain pumpkin seeds, ground',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
  ],
  steps: [
    {
      text: 'Spread the potatoes, squash and apple over the base of a 3.5-litre (4-quart) slow cooker, and the pork and heart on top.',
      lines: [4, 3, 6, 0, 1],
    },
    {
      text: 'Crush the kelp and zinc tablets, stir them and the calcium carbonate into the water, warm from the kettle, and pour it down the side.',
      lines: [10],
    },
    {
      text: 'Close the lid and leave on low for 5 hours. The dice keep their shape, but a fork should crush potato and pork without effort and cut through the heart.',
      lines: [4, 0, 1],
    },
    {
      text: 'Stir in the liver, kale and pumpkin seeds, switch to high and go on for 25 minutes, until the kale is soft.',
      lines: [2, 5, 7],
    },
    {
      text: 'Beat in the eggs, close the lid again for 10 minutes, and check the deepest part with a probe: 74 °C (165 °F) or more.',
      lines: [8],
    },
    {
      text: 'Mash some of the squash into the juices so that they coat the meat. Spoon it all into two baking dishes, 2.5 cm (1 in) deep, and let the steam off for 40 minutes, until it is hand-warm.',
      lines: [],
    },
    {
      text: 'Let the drop of vitamin D fall into the oil and stir half of it through each dish.',
      lines: [9],
    },
    { text: 'Ladle out into 7 portions of about 290 g (10 1/4 oz) and refrigerate.', lines: [] },
  ],
  nutritionalBenefits: [
    'Pork is the meat richest in thiamine, so the bowl needs no grain for it.',
    'Ground pumpkin seeds bring zinc, manganese and linoleic acid.',
    'Butternut squash and kale add beta-carotene, fibre and potassium.',
    'Heart adds iron, copper and B vitamins.',
  ],
  createdAt: '2026-10-21T09:38:00Z',
  imageUrl: null,
  authorName: null,
};
