import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambCouscous: WrittenRecipe = {
  id: 14,
  title: 'Moroccan-Style Lamb Couscous',
  description:
    'Diced lamb leg simmered with chickpeas, courgette and a little cinnamon, then mixed with couscous, which soaks up the broth.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 60,
  cookedWeightGrams: 1900,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 650,
      metric: '650 g lean boneless lamb leg, in 2 cm dice',
      us: '1 lb 7 oz lean boneless leg of lamb, in 3/4 inch dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 75,
      metric: '75 g ox liver, minced with a knife',
      us: '2 3/4 oz beef liver, minced with a knife',
    },
    {
      ingredientId: 'couscous-cooked',
      grams: 600,
      metric: '600 g cooked couscous, made with plain water (about 200 g dry)',
      us: '1 lb 5 oz cooked couscous, made with plain water (about 7 oz dry)',
    },
    {
      ingredientId: 'chickpeas-cooked',
      grams: 200,
      metric: '200 g cooked chickpeas, unsalted (about 85 g dry)',
      us: '7 oz cooked chickpeas, unsalted (about 3 oz dry)',
    },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g courgettes, in half moons',
      us: '7 oz zucchini, in half moons',
    },
    {
      ingredientId: 'carrot',
      grams: 100,
      metric: '100 g carrot, in thin coins',
      us: '3 1/2 oz carrot, in thin coins',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g mussel meat, chopped',
      us: '2 oz mussel meat, chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    {
      ingredientId: 'cinnamon',
      grams: 1.3,
      metric: '1.3 g Ceylon cinnamon, ground (1/2 tsp)',
      us: '1/2 tsp Ceylon cinnamon, ground',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Warm a teaspoon of the oil in a heavy casserole and brown the lamb in it for 6 minutes, turning each cube once.',
      lines: [0, 8],
    },
    {
      text: 'Add the cinnamon, carrot and water, cover and simmer over a low heat for 40 minutes, until a fork parts the meat.',
      lines: [9, 5, 10],
    },
    {
      text: 'Tip in the chickpeas, courgettes (zucchini), mussels and liver. Cook, covered, for ten more minutes, until the liver is firm and the lamb reaches 74 °C (165 °F) or more.',
      lines: [3, 4, 7, 1],
    },
    {
      text: 'Mash about a third of the chickpeas against the pot, pour in the egg slowly and stir for 3 minutes, until the sauce thickens and no wet egg shows.',
      lines: [6],
    },
    {
      text: 'Turn off the heat. Break up the lumps in the couscous with damp fingers, add it with the rest of the oil and leave to cool, uncovered, for half an hour.',
      lines: [2, 8],
    },
    {
      text: 'Stir the powdered tablets, capsule contents and other supplements into two spoonfuls of the sauce first; then work this paste through the pot.',
      lines: [],
    },
    {
      text: 'Divide into 8 portions of about 240 g (8 1/2 oz); bags frozen flat thaw fastest.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lean leg of lamb brings B12, zinc and iron.',
    'Chickpeas add soluble fibre, folate and manganese.',
    'Ox liver supplies vitamin A and copper.',
    'Couscous is soft and easy to eat.',
  ],
  createdAt: '2026-10-09T11:14:00Z',
  imageUrl: null,
  authorName: null,
};
