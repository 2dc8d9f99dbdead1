import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorTurkeyLentils: WrittenRecipe = {
  id: 12,
  title: 'Senior Turkey & Lentils',
  description:
    'Turkey breast and green lentils in home-made broth, cooked like a dal, soft enough to eat with few teeth. Plenty of protein, little fat.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 80,
  cookedWeightGrams: 1820,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 600,
      metric: '600 g turkey breast, skin off, diced small',
      us: '1 lb 5 oz turkey breast, skin off, diced small',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, finely diced',
      us: '2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'lentils-cooked',
      grams: 500,
      metric: '500 g cooked green lentils, unsalted, drained (about 220 g dry)',
      us: '1 lb 1 3/4 oz cooked green lentils, unsalted, drained (about 7 3/4 oz dry)',
    },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g courgettes, grated',
      us: '7 oz zucchini, grated',
    },
    { ingredientId: 'carrot', grams: 200, metric: '200 g carrots, grated', us: '7 oz carrots, grated' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'rapeseed-oil', grams: 18, metric: '18 g rapeseed oil (4 tsp)', us: '4 tsp canola oil' },
    {
      ingredientId: 'chicken-broth',
      grams: 300,
      metric: '300 ml plain home-made chicken broth, no onion or garlic',
      us: '1 1/4 cups plain home-made chicken broth, no onion or garlic',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'For the broth, cover about 500 g (1 lb 1 3/4 oz) of chicken wings or bones with 1 litre (4 cups) of cold water, simmer them for 40 minutes, sieve out every bone and skim off the fat. No seasoning goes in. Measure the broth you need.',
      lines: [7],
    },
    {
      text: 'Boil the lentils beside it in plenty of unsalted water, 25 minutes from dry, until they squash between two fingers. Drain and weigh them.',
      lines: [2],
    },
    {
      text: 'Pour the broth into a 4-litre (4-quart) pot, crush the kelp and zinc tablets into it and stir in the calcium carbonate. Add the lentils and carrots, simmer for 5 minutes and mash half of the lentils against the side of the pot to thicken it.',
      lines: [2, 4, 7],
    },
    {
      text: 'Add the turkey and liver and simmer, covered, for 12 minutes, stirring, until the turkey is white all through (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Stir in the courgettes (zucchini) and the beaten eggs for 4 minutes more, until no egg runs (74 °C / 165 °F). Take the pot off the heat and add the oil.',
      lines: [3, 5, 6],
    },
    {
      text: 'Pour the dal into two shallow dishes, 2.5 cm (1 in) deep. When your hand feels no heat in it, after about 30 minutes, squeeze the vitamin E capsule into a cup of the dal, add the drop of vitamin D, share the cup between the dishes and stir well.',
      lines: [],
    },
    {
      text: 'Blend it smooth for a dog with sore gums. Weigh into 6 portions of about 305 g (10 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'With turkey breast and lentils the food has more than two and a half times the adult minimum of protein, in support of older muscle.',
    'Lentils bring fibre, folate and a slow starch.',
    'Fat stays near a fifth of the energy.',
    'Grated and mashed, it is easy for old teeth.',
  ],
  createdAt: '2026-11-04T11:25:00Z',
  imageUrl: null,
  authorName: null,
};
