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
  servings: 9,
  prepTime: 15,
  cookTime: 300,
  cookedWeightGrams: 960,
  ingredientLines: [
    {
      ingredientId: 'chicken-gizzards',
      grams: 350,
      metric: '350 g cleaned chicken gizzards, quartered',
      us: '12 1/4 oz cleaned chicken gizzards, quartered',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 300,
      metric: '300 g skinless boneless chicken thigh, whole',
      us: '10 1/2 oz skinless boneless chicken thigh, whole',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, whole',
      us: '3 1/2 oz chicken hearts, whole',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, in one slice',
      us: '1 1/4 oz beef liver, in one slice',
    },
    {
      ingredientId: 'green-beans',
      grams: 50,
      metric: '50 g green beans, topped and snapped',
      us: '1 3/4 oz green beans, topped and snapped',
    },
    { ingredientId: 'egg-yolk', grams: 68, metric: '4 egg yolks (68 g)', us: '4 egg yolks (2 1/2 oz)' },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'choline-bitartrate', grams: 0.61, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Layer the gizzards, hearts and beans in the slow cooker with the thighs on top. Boil the water, pour it in and cover.',
      lines: [0, 1, 2, 4, 6],
    },
    {
      text: 'Cook on high for 5 hours, or on low for 8 after a first hour on high, without lifting the lid.',
      lines: [],
    },
    {
      text: 'Add the liver for the last 25 minutes. A gizzard should squash between two fingers and every piece be past 74 °C / 165 °F.',
      lines: [3],
    },
    { text: 'Switch off and stir in the yolks, which thicken the juice within 2 minutes.', lines: [5] },
    {
      text: 'Ladle into a roasting tin to cool for half an hour, then mash or pulse.',
      lines: [],
    },
    {
      text: 'Stir the crushed tablets, emptied capsules, eggshell, salt and vitamin E into a small glass of the juice and leave for 5 minutes. Pour over the meat and fold from the bottom up. Fill into 9 portions of about 105 g (3 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Gizzards bring zinc and iron with hardly any fat.',
    'Thigh and hearts are among the foods richest in taurine.',
    'Long cooking makes tough cuts tender and keeps all their juice.',
    'Beans are 6% of the food, for fibre.',
  ],
  createdAt: '2026-10-29T19:23:00Z',
  imageUrl: null,
  authorName: null,
};
