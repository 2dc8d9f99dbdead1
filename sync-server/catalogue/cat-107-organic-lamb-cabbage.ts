import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicLambCabbage: WrittenRecipe = {
  id: 107,
  title: 'Organic Lamb & Cabbage',
  description:
    'Organic lamb leg with heart, kidney and liver, baked as a loaf with a little cabbage and carrot. The offal replaces several tablets.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 55,
  cookedWeightGrams: 900,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 550,
      metric: '550 g organic lean boneless lamb leg, minced',
      us: '1 lb 3 1/2 oz organic lean boneless leg of lamb, ground',
    },
    {
      ingredientId: 'lamb-heart',
      grams: 150,
      metric: '150 g organic lamb heart, trimmed and minced',
      us: '5 1/4 oz organic lamb heart, trimmed and ground',
    },
    {
      ingredientId: 'lamb-kidney',
      grams: 60,
      metric: '60 g organic lamb kidney, cored and minced',
      us: '2 oz organic lamb kidney, cored and ground',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 30,
      metric: '30 g organic lamb liver, minced',
      us: '1 oz organic lamb liver, ground',
    },
    {
      ingredientId: 'cabbage',
      grams: 50,
      metric: '50 g organic cabbage, finely shredded',
      us: '1 3/4 oz organic cabbage, finely shredded',
    },
    {
      ingredientId: 'carrot',
      grams: 40,
      metric: '40 g organic carrot, finely grated',
      us: '1 1/2 oz organic carrot, finely grated',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'choline-bitartrate', grams: 1.216, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 170 °C (340 °F). Steam the cabbage and carrot in the water, covered, for 5 minutes, until soft and nearly dry.',
      lines: [4, 5, 7],
    },
    {
      text: 'Mix the leg, heart, kidney and liver with the beaten eggs and the vegetables until even.',
      lines: [0, 1, 2, 3, 6],
    },
    { text: 'Press into a small lined loaf tin and cover with foil.', lines: [] },
    { text: 'Bake for 45 minutes, until the middle reaches 74 °C (165 °F). Keep the juices.', lines: [] },
    { text: 'Cool in the tin for 40 minutes, then crumble the loaf back into its juices.', lines: [] },
    {
      text: 'Stir the crushed tablets and opened capsules, the eggshell and the salt into a few spoons of the juices and mix this evenly through the crumbs.',
      lines: [],
    },
    { text: 'Weigh into 10 portions of about 90 g (3 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Lamb, heart, kidney and liver together bring enough iron, zinc, copper and B vitamins without tablets.',
    'Heart carries taurine, and the capsules add to it.',
    'Cabbage and carrot are under a tenth of the food, for fibre.',
    'Buy the lamb and its offal, the eggs and the vegetables certified organic.',
  ],
  createdAt: '2026-11-14T13:50:00Z',
  imageUrl: null,
  authorName: null,
};
