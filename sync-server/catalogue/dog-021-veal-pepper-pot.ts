import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const vealPepperPot: WrittenRecipe = {
  id: 21,
  title: 'Hungarian-Style Veal & Pepper Pot',
  description:
    'Veal mince stewed with sweet red peppers and finished with pasta and potato. It looks like goulash but nothing in it is hot; for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 25,
  cookTime: 45,
  cookedWeightGrams: 2340,
  ingredientLines: [
    { ingredientId: 'veal-mince', grams: 790, metric: '790 g veal mince', us: '1 lb 11 3/4 oz ground veal' },
    {
      ingredientId: 'beef-liver',
      grams: 95,
      metric: '95 g ox liver, chopped',
      us: '3 1/4 oz beef liver, chopped',
    },
    {
      ingredientId: 'red-pepper',
      grams: 250,
      metric: '250 g red peppers, seeded and diced',
      us: '9 oz red bell peppers, seeded and diced',
    },
    {
      ingredientId: 'pasta-cooked',
      grams: 400,
      metric: '400 g cooked short pasta, soft',
      us: '14 oz cooked short pasta, soft',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 300,
      metric: '300 g boiled potato, peeled and cubed',
      us: '10 1/2 oz boiled potato, peeled and cubed',
    },
    { ingredientId: 'peas', grams: 150, metric: '150 g green peas', us: '5 1/4 oz green peas' },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, roughly torn',
      us: '7 oz spinach, roughly torn',
    },
    {
      ingredientId: 'egg',
      grams: 200,
      metric: '4 eggs (200 g), whisked smooth',
      us: '4 eggs (7 oz), whisked smooth',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
    {
      ingredientId: 'sardines-water',
      grams: 90,
      metric: '90 g sardines in spring water, drained (1 small tin)',
      us: '3 1/4 oz sardines in spring water, drained (1 small can)',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
  ],
  steps: [
    {
      text: 'Soften the peppers in half the oil over a gentle heat for 12 minutes. Lift off their skins if they curl away.',
      lines: [2, 8],
    },
    {
      text: 'Turn up the heat, crumble in the veal and stir for 6 minutes, until no crumb is pink.',
      lines: [0],
    },
    {
      text: 'Cover with the water, add the liver and stew for 15 minutes; a thermometer in the sauce should pass 74 °C (165 °F).',
      lines: [9, 1],
    },
    { text: 'Add the peas, then the spinach by the handful, and cook for 4 minutes.', lines: [5, 6] },
    {
      text: 'Take the pot off the heat, beat in the eggs quickly, and put it back for 2 minutes so that they thicken the sauce.',
      lines: [7],
    },
    {
      text: 'Fold in the pasta, the potato cubes, the sardines, mashed with their soft bones, and the other half of the oil. Cool for 40 minutes, stirring now and then.',
      lines: [3, 4, 8, 10],
    },
    {
      text: 'Grind the tablets with the salt, which makes it easier, mix in the other supplements and stir all of it through the pot.',
      lines: [],
    },
    { text: 'Spoon into 4 portions of about 585 g (20 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Veal is a tender, fairly lean meat rich in niacin.',
    'Red peppers bring carotene and a little vitamin E.',
    'Spinach adds folate, iron and manganese.',
    'Pasta and potato together make an easy starch.',
  ],
  createdAt: '2026-10-16T18:21:00Z',
  imageUrl: null,
  authorName: null,
};
