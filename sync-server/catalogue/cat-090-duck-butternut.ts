import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckButternut: WrittenRecipe = {
  id: 90,
  title: 'Braised Duck & Butternut',
  description:
    'Skinless duck with mussels and a little butternut squash, braised on the hob. A change for cats that are tired of chicken.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 50,
  cookedWeightGrams: 800,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 510,
      metric: '510 g duck meat, weighed without skin and fat, diced',
      us: '1 lb 2 oz duck meat, weighed without skin and fat, diced',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, shelled',
      us: '2 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, diced',
      us: '1 1/4 oz beef liver, diced',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 80,
      metric: '80 g butternut squash, peeled and diced',
      us: '2 3/4 oz butternut squash, peeled and diced',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 4.5,
      metric: '4.5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Warm the oil in a heavy 28 cm (11 in) pan with a lid and turn the duck in it for 6 minutes, until it is grey all over.',
      lines: [0, 5],
    },
    {
      text: 'Crush the kelp and zinc, stir them with the bone meal and iron into the water, and pour this over the duck. Add the squash.',
      lines: [3, 7],
    },
    {
      text: 'Cover closely and braise for 30 minutes over the lowest heat. Add a spoonful of hot water whenever the pan begins to fry.',
      lines: [],
    },
    {
      text: 'Add the liver and mussels for 7 minutes. The squash should crush against the side of the pan, and the duck give clear juice at 74 °C / 165 °F.',
      lines: [1, 2],
    },
    {
      text: 'Beat the yolks with a spoon of the hot juice, stir them in and keep stirring for 2 minutes over the heat: the sauce is ready when it coats the spoon (71 °C / 160 °F).',
      lines: [4],
    },
    {
      text: 'Stir in the parsley and tip all onto a rimmed tray, no deeper than 2.5 cm (1 in). After 25 minutes it is lukewarm: mince the duck, or chop it as small as your cat likes.',
      lines: [6],
    },
    {
      text: 'Open the taurine capsule over the tray in two halves, turning the duck in its sauce after each.',
      lines: [],
    },
    {
      text: 'Weigh into 10 portions of about 80 g (2 3/4 oz). With mussels, ox liver and egg in it, this is no elimination diet.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Duck is a red meat with iron, copper and thiamine.',
    'Yolks give the choline and mussels the manganese that duck is short of.',
    'Butternut is about a tenth of the food and soft on the gut.',
    'Trimmed of its skin, duck is only a little fatter than chicken thigh.',
  ],
  createdAt: '2026-11-05T15:30:00Z',
  imageUrl: null,
  authorName: null,
};
