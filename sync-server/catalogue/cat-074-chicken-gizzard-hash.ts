import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenGizzardHash: WrittenRecipe = {
  id: 74,
  title: 'Chicken, Gizzard & Spinach Hash',
  description:
    'Drumstick meat, gizzards and hearts chopped into a hash with a little spinach. Gizzards stay chewy, for cats that like to use their teeth.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 40,
  cookedWeightGrams: 815,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 400,
      metric: '400 g chicken drumstick meat, skinned and boned',
      us: '14 oz chicken drumstick meat, skinned and boned',
    },
    {
      ingredientId: 'chicken-gizzards',
      grams: 150,
      metric: '150 g chicken gizzards, cleaned',
      us: '5 1/4 oz chicken gizzards, cleaned',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, trimmed',
      us: '5 1/4 oz chicken hearts, trimmed',
    },
    { ingredientId: 'chicken-liver', grams: 35, metric: '35 g chicken liver', us: '1 1/4 oz chicken liver' },
    { ingredientId: 'beef-liver', grams: 20, metric: '20 g ox liver', us: '3/4 oz beef liver' },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, blanched and squeezed',
      us: '1 1/2 oz spinach, blanched and squeezed',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Start the gizzards alone: cover them with the water in a small pan and simmer for 20 minutes.',
      lines: [1, 7],
    },
    {
      text: 'Add the drumstick meat and hearts for 12 minutes, then both livers for the final 4. Nothing may be pink within (74 °C / 165 °F).',
      lines: [0, 2, 3, 4],
    },
    {
      text: 'Lift the meats onto a board. Chop the gizzards to the size of peas and the rest as coarsely as your cat manages.',
      lines: [],
    },
    {
      text: 'Boil the cooking liquid down by half, then beat in the yolks over the lowest heat for 2 minutes, until it coats the spoon.',
      lines: [5],
    },
    {
      text: 'Toss meat, spinach and sauce together and spread the hash out thinly until cold to the touch.',
      lines: [6],
    },
    {
      text: 'Stir all the supplements, tablets crushed and capsules opened, into three spoonfuls of cold water, drizzle it over and mix for a full minute. Divide into 10 portions of about 80 g (2 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Dark chicken meat and hearts are good sources of taurine, topped up by the capsules.',
    'Gizzards are lean muscle with zinc and iron.',
    'Liver of two kinds brings vitamin A, copper and folate.',
    'More than half of the energy is protein.',
  ],
  createdAt: '2026-10-10T18:14:00Z',
  imageUrl: null,
  authorName: null,
};
