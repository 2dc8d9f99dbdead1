import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenChickenHerring: WrittenRecipe = {
  id: 79,
  title: 'Kitten Chicken & Herring Pâté',
  description:
    'Chicken breast, herring and turkey hearts steamed and blended with yolk into a pâté, for kittens that lick before they learn to chew.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 850,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 440,
      metric: '440 g skinless chicken breast, cubed',
      us: '15 1/2 oz skinless chicken breast, cubed',
    },
    {
      ingredientId: 'herring',
      grams: 130,
      metric: '130 g herring fillet, boned',
      us: '4 1/2 oz herring fillet, boned',
    },
    {
      ingredientId: 'turkey-heart',
      grams: 110,
      metric: '110 g turkey hearts, quartered',
      us: '4 oz turkey hearts, quartered',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, sliced',
      us: '1 1/2 oz beef liver, sliced',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 10,
      metric: '10 g pumpkin seed kernels, unsalted, ground to a meal',
      us: '4 tsp pumpkin seed kernels, unsalted, ground to a meal',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach leaves, stalks off',
      us: '1 1/2 oz spinach leaves, stalks off',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 14.1, dose: '3 level tsp (14.1 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Bring the water to the boil under a steaming basket. Spread the chicken and hearts in the basket, put on the lid and steam for 12 minutes.',
      lines: [0, 2, 7],
    },
    {
      text: 'Add the liver and herring, skin side down, and steam for another 8 minutes, until the herring comes off its skin and the thickest cube of chicken is white at 74 °C / 165 °F.',
      lines: [1, 3],
    },
    {
      text: 'Skin the herring and feel it twice for bones. Wilt the spinach for 1 minute in the water under the basket, whisk in the yolks and stir over the heat until it thickens.',
      lines: [1, 4, 6, 7],
    },
    {
      text: 'Tip everything, the hot green sauce too, into a blender with the seed meal, and blend for 2 minutes until smooth.',
      lines: [5],
    },
    { text: 'Scrape into a wide bowl and leave uncovered until cool.', lines: [] },
    {
      text: 'Stir the bone meal and the salt into two spoons of pâté together with the powdered tablets and the contents of the capsules; when that looks even, beat it into the rest.',
      lines: [],
    },
    {
      text: 'Pipe or spoon into 12 portions of about 70 g (2 1/2 oz). Growing kittens eat little and often, so offer four or five meals a day and weigh the kitten every week.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Chicken breast puts protein far above the growth minimum.',
    'Herring brings DHA, which growing brains and eyes need.',
    'The yolks bring choline, vitamin D and some arachidonic acid.',
    'Pumpkin seeds and spinach add magnesium.',
  ],
  createdAt: '2026-10-25T12:19:00Z',
  imageUrl: null,
  authorName: null,
};
