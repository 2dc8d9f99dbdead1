import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckButternut: WrittenRecipe = {
  id: 90,
  title: 'Braised Duck & Butternut',
  description:
    'Skinless duck with turkey hearts and a little butternut squash, braised on the hob. A change for cats that are tired of chicken.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 45,
  cookedWeightGrams: 845,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 550,
      metric: '550 g duck meat, skin and fat removed, diced',
      us: '1 lb 3 1/2 oz duck meat, skin and fat removed, diced',
    },
    {
      ingredientId: 'turkey-heart',
      grams: 100,
      metric: '100 g turkey hearts, sliced',
      us: '3 1/2 oz turkey hearts, sliced',
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
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Start the duck in a dry, heavy pan over low heat for 5 minutes, stirring, until it is grey all over.',
      lines: [0],
    },
    {
      text: 'Add the hearts, squash and water, cover closely and braise for 30 minutes over the lowest heat.',
      lines: [1, 3, 5],
    },
    {
      text: 'Add the liver for 7 minutes. The squash should crush against the side of the pan and the duck give clear juice at 74 °C / 165 °F.',
      lines: [2],
    },
    {
      text: 'Take the pan off the heat and stir in the yolks quickly so that they thicken the juice.',
      lines: [4],
    },
    {
      text: 'Leave for 40 minutes with the lid off, stir in the parsley, then mince, mash or slice thinly across the grain.',
      lines: [6],
    },
    {
      text: 'Grind the tablets with the salt and eggshell in a mortar, add the contents of the capsules, the vitamin E and a spoon of juice, and stir it into the duck in two halves.',
      lines: [],
    },
    {
      text: 'Weigh into 10 portions of about 85 g (3 oz). With turkey, beef liver and egg in it, this is no elimination diet.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Duck is a red meat with iron, copper and thiamine.',
    'Turkey hearts and yolk give the arachidonic acid and choline that duck is short of.',
    'Butternut is a tenth of the food and soft on the gut.',
    'Trimmed of its skin, duck is only a little fatter than chicken thigh.',
  ],
  createdAt: '2026-11-05T15:30:00Z',
  imageUrl: null,
  authorName: null,
};
