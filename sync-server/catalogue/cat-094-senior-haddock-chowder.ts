import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const haddockChickenChowder: WrittenRecipe = {
  id: 94,
  title: 'Haddock & Chicken Chowder',
  description:
    'Haddock with chicken thigh and hearts in a thick, mild soup of egg and potato: easy to swallow and full of water, for old cats.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 35,
  cookTime: 50,
  cookedWeightGrams: 990,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 170,
      metric: '170 g haddock fillet, weighed without skin',
      us: '6 oz haddock fillet, weighed without skin',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 110,
      metric: '110 g skinless boneless chicken thigh, finely diced',
      us: '4 oz skinless boneless chicken thigh, finely diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 210,
      metric: '210 g chicken hearts, cut in quarters',
      us: '7 1/2 oz chicken hearts, cut in quarters',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw mussel meat, chopped',
      us: '2 3/4 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, finely chopped',
      us: '1 1/2 oz beef liver, finely chopped',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    {
      ingredientId: 'potato-cooked',
      grams: 60,
      metric: '60 g peeled potato, boiled and mashed',
      us: '2 oz peeled potato, boiled and mashed',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Boil a small potato in its peel for 18 minutes, peel it, weigh what the recipe needs and mash it.',
      lines: [6],
    },
    {
      text: 'Stir the eggshell and crushed kelp into the water, add the thigh and hearts, cover and bring to a simmer in 6 minutes. Let it tick over for 15 minutes.',
      lines: [1, 2, 8],
    },
    {
      text: 'Feel the haddock for bones and pull them out with tweezers. Put the liver, mussels and spinach in the pot, lay the haddock on top, cover and cook for 7 minutes, until the fish flakes (63 °C / 145 °F) and thigh and hearts read 74 °C / 165 °F.',
      lines: [0, 3, 4, 7],
    },
    {
      text: 'Stir the potato into the broth, which breaks up the haddock, then pour in the beaten eggs over a low heat and stir for 2 minutes until they set in threads.',
      lines: [5, 6],
    },
    { text: 'Pulse with a stick blender, as smooth as your cat’s teeth require.', lines: [] },
    {
      text: 'Tip the chowder into a roasting tin, 2.5 cm (1 in) deep, and give it 30 minutes by an open window: heat harms what comes next.',
      lines: [],
    },
    {
      text: 'Open the taurine into a mug of the chowder, add the crushed thiamine tablet and the vitamin E, whisk, and stir this back with long strokes.',
      lines: [],
    },
    { text: 'Stir up from the bottom and pour into 9 portions of about 110 g (4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Haddock and thigh give easily digested protein.',
    'A chowder brings water, of which old cats tend to drink too little.',
    'Hearts and mussels bring zinc, iron and taurine, egg the choline.',
    'Potato, at 6% of the food, thickens the soup and is soft on the stomach.',
  ],
  createdAt: '2026-11-09T09:34:00Z',
  imageUrl: null,
  authorName: null,
};
