import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicChickenParsley: WrittenRecipe = {
  id: 106,
  title: 'Organic Chicken & Parsley',
  description:
    'Organic chicken mince and hearts with mussels, peas and parsley, simmered in one pan and chopped to the size your cat likes.',
  species: 'cat',
  category: 'chicken',
  isOrganic: true,
  role: 'everyday',
  servings: 11,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 945,
  ingredientLines: [
    {
      ingredientId: 'chicken-mince',
      grams: 240,
      metric: '240 g organic chicken mince',
      us: '8 1/2 oz organic ground chicken',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 240,
      metric: '240 g organic chicken hearts, finely chopped',
      us: '8 1/2 oz organic chicken hearts, finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g organic ox liver, finely diced',
      us: '1 1/2 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 100,
      metric: '100 g raw rope-grown mussel meat, finely chopped',
      us: '3 1/2 oz raw rope-grown mussel meat, finely chopped',
    },
    {
      ingredientId: 'peas',
      grams: 50,
      metric: '50 g organic garden peas',
      us: '1 3/4 oz organic garden peas',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g organic spinach, finely chopped',
      us: '1 1/2 oz organic spinach, finely chopped',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 organic eggs (100 g), beaten',
      us: '2 organic eggs (3 1/2 oz), beaten',
    },
    {
      ingredientId: 'egg-yolk',
      grams: 17,
      metric: '1 organic egg yolk (17 g)',
      us: '1 organic egg yolk (5/8 oz)',
    },
    {
      ingredientId: 'parsley',
      grams: 5,
      metric: '5 g organic parsley, finely chopped',
      us: '4 tsp organic parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Crush the kelp, stir it with the bone meal into the water in a pan of 2 litres (2 qt) and bring this to a simmer.',
      lines: [9],
    },
    {
      text: 'Crumble in the mince, hearts, liver and peas, cover and simmer for 14 minutes, stirring now and then, until a probe in the thickest heap reads 74 °C (165 °F).',
      lines: [0, 1, 2, 4],
    },
    {
      text: 'Add the mussels and spinach for 3 minutes. Whisk the yolk into the eggs, pour them over in a thin stream and stir for 2 minutes, until they have set.',
      lines: [3, 5, 6, 7],
    },
    {
      text: 'Tip it with all its liquid into a wide dish, 2 cm (3/4 in) deep, and leave it for 20 minutes. Chop it finer or mash it, as your cat prefers.',
      lines: [],
    },
    {
      text: 'Crush the thiamine, open the taurine, squeeze out the vitamin E and stir the three into the parsley with a spoon of the juices; turn this through the dish.',
      lines: [8],
    },
    {
      text: 'Weigh into 11 portions of about 85 g (3 oz). If you find no organic hearts, take ordinary chicken hearts.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Chicken, hearts and mussels bring protein, and taurine of their own.',
    'Hearts, mussels and liver bring enough iron, zinc and manganese without tablets.',
    'Egg and liver bring choline, folate and vitamins A and D.',
    'Buy the chicken, liver, eggs, peas, spinach and parsley certified organic.',
  ],
  createdAt: '2026-11-08T16:15:00Z',
  imageUrl: null,
  authorName: null,
};
