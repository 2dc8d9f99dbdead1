import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const slowCookerChickenGizzard: WrittenRecipe = {
  id: 83,
  title: 'Slow-Cooker Chicken, Gizzard & Beans',
  description:
    'Boneless thigh, gizzards and hearts cooked for hours in the slow cooker with green beans, until even the gizzards are soft.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 300,
  cookedWeightGrams: 885,
  ingredientLines: [
    {
      ingredientId: 'chicken-gizzards',
      grams: 150,
      metric: '150 g cleaned chicken gizzards, quartered',
      us: '5 1/4 oz cleaned chicken gizzards, quartered',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 120,
      metric: '120 g skinless boneless chicken thigh, whole',
      us: '4 1/4 oz skinless boneless chicken thigh, whole',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 190,
      metric: '190 g chicken hearts, whole',
      us: '6 3/4 oz chicken hearts, whole',
    },
    { ingredientId: 'mussels', grams: 35, metric: '35 g raw mussel meat', us: '1 1/4 oz raw mussel meat' },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g ox liver, in one slice',
      us: '1 oz beef liver, in one slice',
    },
    {
      ingredientId: 'green-beans',
      grams: 80,
      metric: '80 g green beans, topped and snapped',
      us: '2 3/4 oz green beans, topped and snapped',
    },
    { ingredientId: 'spinach', grams: 40, metric: '40 g spinach leaves', us: '1 1/2 oz spinach leaves' },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 11,
      metric: '11 g sunflower oil (2 1/2 tsp)',
      us: '2 1/2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 7.1, dose: '1 1/2 level tsp (7.1 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'choline-bitartrate', grams: 0.608, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Layer the gizzards, hearts and beans in a small slow cooker (1.5 to 2 litres, 2 quarts) with the thighs on top. Boil the water, stir in the bone meal and the finely crushed kelp, pour it in and cover.',
      lines: [0, 2, 5, 1, 9],
    },
    {
      text: 'Cook on high for 4 1/2 hours, or on low for 8 after a first hour on high, without lifting the lid.',
      lines: [],
    },
    {
      text: 'Add the liver, mussels and spinach and give it another 30 minutes on high. A gizzard should squash between two fingers and every piece be past 74 °C / 165 °F.',
      lines: [4, 3, 6],
    },
    {
      text: 'Switch off, whisk a ladle of the hot juice into the yolks and oil and stir this back into the pot, where it thickens within 2 minutes.',
      lines: [7, 8],
    },
    {
      text: 'Stir up the bone meal from the bottom, ladle into a roasting tin, 2.5 cm (1 in) deep, and scrape the pot out after it. Let it cool for half an hour, then mash or pulse.',
      lines: [],
    },
    {
      text: 'Stir the crushed thiamine tablet and the contents of the taurine and choline capsules into a small glass of the juice. Pour it over the meat and fold from the bottom up. Fill into 8 portions of about 110 g (4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Gizzards bring zinc and iron with hardly any fat.',
    'Thigh, hearts and mussels are among the foods richest in taurine.',
    'Long cooking makes tough cuts tender and keeps all their juice.',
    'Beans and spinach are about a seventh of the food, for fibre and potassium.',
  ],
  createdAt: '2026-10-29T19:23:00Z',
  imageUrl: null,
  authorName: null,
};
