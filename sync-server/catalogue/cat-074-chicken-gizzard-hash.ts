import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenGizzardHash: WrittenRecipe = {
  id: 74,
  title: 'Chicken, Gizzard & Spinach Hash',
  description:
    'Drumstick meat, gizzards and hearts chopped into a hash with spinach and pumpkin. Gizzards stay chewy, for cats that like to use their teeth.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 80,
  cookedWeightGrams: 855,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 130,
      metric: '130 g chicken drumstick meat, skinned and boned, diced',
      us: '4 1/2 oz chicken drumstick meat, skinned and boned, diced',
    },
    {
      ingredientId: 'chicken-gizzards',
      grams: 100,
      metric: '100 g chicken gizzards, cleaned',
      us: '3 1/2 oz chicken gizzards, cleaned',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 180,
      metric: '180 g chicken hearts, trimmed',
      us: '6 1/4 oz chicken hearts, trimmed',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, diced',
      us: '1 1/4 oz beef liver, diced',
    },
    {
      ingredientId: 'mussels',
      grams: 40,
      metric: '40 g raw mussel meat, shelled',
      us: '1 1/2 oz raw mussel meat, shelled',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 150,
      metric: '150 g plain pumpkin purée',
      us: '5 1/4 oz plain pumpkin purée',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 8.2, dose: '1 3/4 level tsp (8.2 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Start the gizzards alone: bring them to a simmer in the water in a small covered pan and leave them on the lowest heat for 50 minutes.',
      lines: [1, 9],
    },
    {
      text: 'Add the drumstick meat and hearts, and the bone meal, iron and kelp, powdered together; cover and cook for 18 minutes.',
      lines: [0, 2],
    },
    {
      text: 'Stir in the liver, mussels and spinach and cook for 5 minutes more. Nothing may be pink within (74 °C / 165 °F), and a knife should slide into a gizzard.',
      lines: [3, 4, 7],
    },
    {
      text: 'Lift the meats onto a board. Chop the gizzards to the size of peas and the rest as coarsely as your cat manages.',
      lines: [1],
    },
    {
      text: 'Beat the yolks, pumpkin and oil into the liquid left in the pan and stir over a low heat for 3 minutes, until the sauce steams and thickens (71 °C / 160 °F).',
      lines: [5, 6, 8],
    },
    {
      text: 'Toss meat and sauce together and spread the hash 2 cm (3/4 in) deep on a baking tray; 20 minutes later it is hand-warm.',
      lines: [],
    },
    {
      text: 'Open the taurine capsules, crush the thiamine tablet and stir both into three spoonfuls of the cooled sauce, drizzle this over and mix for a full minute. Divide into 10 portions of about 85 g (3 oz) and refrigerate.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Dark chicken meat and hearts are good sources of taurine, topped up by the capsules.',
    'Gizzards are lean muscle with zinc and iron.',
    'Liver at under 5% of the food brings vitamin A, copper and folate.',
    'Pumpkin and spinach add potassium and a little fibre.',
  ],
  createdAt: '2026-10-10T18:14:00Z',
  imageUrl: null,
  authorName: null,
};
