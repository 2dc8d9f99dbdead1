import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const vealPepperPot: WrittenRecipe = {
  id: 21,
  title: 'Hungarian-Style Veal & Pepper Pot',
  description:
    'Veal mince simmered with sweet red peppers, potato and pasta. It looks like goulash but nothing in it is hot; a big pot for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 40,
  cookTime: 60,
  cookedWeightGrams: 4800,
  ingredientLines: [
    { ingredientId: 'veal-mince', grams: 1100, metric: '1100 g veal mince', us: '2 lb 6 3/4 oz ground veal' },
    {
      ingredientId: 'beef-liver',
      grams: 180,
      metric: '180 g ox liver, chopped',
      us: '6 1/4 oz beef liver, chopped',
    },
    {
      ingredientId: 'red-pepper',
      grams: 500,
      metric: '500 g red peppers, seeded and diced',
      us: '1 lb 1 3/4 oz red bell peppers, seeded and diced',
    },
    {
      ingredientId: 'pasta-cooked',
      grams: 400,
      metric: '400 g cooked short pasta, soft (about 180 g dry)',
      us: '14 oz cooked short pasta, soft (about 6 1/4 oz dry)',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 1000,
      metric: '1000 g boiled potato, peeled and cubed (from 1200 g raw)',
      us: '2 lb 3 1/4 oz boiled potato, peeled and cubed (from 2 lb 10 1/4 oz raw)',
    },
    { ingredientId: 'peas', grams: 400, metric: '400 g green peas', us: '14 oz green peas' },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, roughly torn',
      us: '7 oz spinach, roughly torn',
    },
    {
      ingredientId: 'egg',
      grams: 500,
      metric: '10 eggs (500 g), whisked smooth',
      us: '10 eggs (1 lb 1 3/4 oz), whisked smooth',
    },
    {
      ingredientId: 'mussels',
      grams: 150,
      metric: '150 g raw mussel meat, chopped',
      us: '5 1/4 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 40,
      metric: '40 g unsalted pumpkin seeds, ground',
      us: '1 1/2 oz unsalted pumpkin seeds, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 35.3, dose: '7 1/2 level tsp (35.3 g)' },
    { id: 'kelp-tablet', grams: 3.9, dose: '13 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.627, dose: '6 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'vitamin-e-oil', grams: 0.25, dose: '2 capsules, 100 IU each, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Peel and cube 1200 g (2 lb 10 1/4 oz) of potatoes and boil them for 8 minutes. Tip in 180 g (6 1/4 oz) of dry pasta, cook both for another 10 minutes, until soft, and drain them.',
      lines: [4, 3],
    },
    {
      text: 'Meanwhile soften the peppers in the oil over a gentle heat for 12 minutes, in a 7 litre (7 quart) pot.',
      lines: [2, 10],
    },
    {
      text: 'Crush the kelp and zinc tablets and stir them into the water with the bone meal, the iron powder and the pumpkin seeds. Pour this over the peppers, crumble in the veal and bring to a simmer, stirring out the lumps, about 15 minutes.',
      lines: [0, 9, 11],
    },
    {
      text: 'Add the liver, mussels and peas, cover and simmer for 12 minutes, until no crumb of veal is pink.',
      lines: [1, 8, 5],
    },
    {
      text: 'Stir in the spinach by the handful, then the eggs in a thin stream. Keep stirring for 8 minutes, until they thicken the sauce and its middle passes 74 °C (165 °F).',
      lines: [6, 7],
    },
    {
      text: 'Fold in the pasta and potato. Spread the goulash 3 cm (1 1/4 in) deep in two roasting tins of 23 × 33 cm (9 × 13 in) and wait 40 minutes, until a finger finds it barely warm.',
      lines: [3, 4],
    },
    { text: 'Squeeze the vitamin E over the tins, one capsule for each, and stir it in well.', lines: [] },
    {
      text: 'Spoon into 8 portions of about 600 g (21 1/4 oz), and within two hours refrigerate or freeze what you do not serve at once.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Veal is a tender, fairly lean meat rich in niacin.',
    'Red peppers bring carotene and a little vitamin E.',
    'Spinach, pumpkin seeds and mussels add magnesium and manganese.',
    'Pasta and potato together make an easy starch.',
  ],
  createdAt: '2026-10-16T18:21:00Z',
  imageUrl: null,
  authorName: null,
};
