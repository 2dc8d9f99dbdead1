import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkSquash: WrittenRecipe = {
  id: 38,
  title: 'Slow-Cooker Pork & Squash',
  description:
    'Pork loin and ox heart left to soften with butternut squash, apple and kale, and ground pumpkin seeds in place of any grain. Set it and go out.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 300,
  cookedWeightGrams: 1750,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 650,
      metric: '650 g lean boneless pork loin, in bite-size cubes',
      us: '1 lb 7 oz lean boneless pork loin, in bite-size cubes',
    },
    {
      ingredientId: 'beef-heart',
      grams: 150,
      metric: '150 g ox heart, trimmed and cubed',
      us: '5 1/4 oz beef heart, trimmed and cubed',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, cut small',
      us: '1 3/4 oz beef liver, cut small',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 600,
      metric: '600 g butternut squash, peeled, seeded and cubed',
      us: '1 lb 5 oz butternut squash, peeled, seeded and cubed',
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
      grams: 40,
      metric: '40 g plain pumpkin seeds, ground',
      us: '1 1/2 oz plain pumpkin seeds, ground',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Spread the squash and apple over the base of the slow cooker. Put the pork and heart on top and pour the water down the side.',
      lines: [3, 5, 0, 1, 8],
    },
    {
      text: 'Close the lid and leave on low for 4 1/2 hours. A cube of pork should pull apart between two forks.',
      lines: [],
    },
    {
      text: 'Stir in the liver, kale and pumpkin seeds, switch to high and go on for 25 minutes, until the kale is soft.',
      lines: [2, 4, 6],
    },
    {
      text: 'Beat in the eggs, close the lid again for 5 minutes, and check the deepest part with a probe: 74 °C (165 °F) or more.',
      lines: [7],
    },
    {
      text: 'Lift out the pot and leave it open to cool for 50 minutes. Mash some of the squash into the juices so that they coat the meat.',
      lines: [],
    },
    {
      text: 'Crush the tablets finely and stir them and the remaining supplements into the warm sauce. Ladle out into 7 portions of about 250 g (8 3/4 oz).',
      lines: [],
    },
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
