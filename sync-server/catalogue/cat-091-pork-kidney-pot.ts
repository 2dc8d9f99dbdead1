import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkKidneyPot: WrittenRecipe = {
  id: 91,
  title: 'Pork & Kidney One-Pot',
  description:
    'Lean pork loin, lamb’s kidney and chicken hearts cooked in one covered pot with pumpkin, thickened with egg and rich in thiamine.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 35,
  cookTime: 35,
  cookedWeightGrams: 900,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 220,
      metric: '220 g lean boneless pork loin, in 1 cm dice',
      us: '7 3/4 oz lean boneless pork loin, in 3/8 in dice',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, cut in half',
      us: '5 1/4 oz chicken hearts, cut in half',
    },
    {
      ingredientId: 'lamb-kidney',
      grams: 35,
      metric: '35 g lamb’s kidney, cored and sliced',
      us: '1 1/4 oz lamb’s kidney, cored and sliced',
    },
    {
      ingredientId: 'mussels',
      grams: 70,
      metric: '70 g raw mussel meat, shelled',
      us: '2 1/2 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g ox liver, sliced thinly',
      us: '1 oz beef liver, sliced thinly',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin purée',
      us: '2 oz plain pumpkin purée',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 11,
      metric: '11 g sunflower oil (2 1/2 tsp)',
      us: '2 1/2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    { text: 'Rinse the kidney until the water runs clear and pat it dry.', lines: [2] },
    {
      text: 'Crush the kelp and zinc, stir them into the water with the bone meal and iron, and add the pork and hearts. Bring to a simmer under a lid, which takes 8 minutes, and cook for 14 minutes.',
      lines: [0, 1, 10],
    },
    {
      text: 'Add the kidney, liver, mussels and spinach for 7 minutes more, until pork and hearts have no red at the centre and the liver is brown right through, 74 °C / 165 °F.',
      lines: [2, 3, 4, 5],
    },
    {
      text: 'Beat the egg, yolks and oil into the pumpkin, stir them in and simmer for 3 minutes, until the broth is an orange sauce (71 °C / 160 °F).',
      lines: [6, 7, 8, 9],
    },
    {
      text: 'Divide between two dishes, 2.5 cm (1 in) deep: so it is hand-warm in half an hour, and not in three.',
      lines: [],
    },
    {
      text: 'Mash or chop to the size your cat prefers. Scatter half of the taurine powder over each dish and turn the food until none of it shows.',
      lines: [],
    },
    { text: 'Serve out into 10 portions of about 90 g (3 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Pork is the meat with the most thiamine, so no tablet of it is needed.',
    'Kidney brings riboflavin and B12.',
    'Hearts and mussels carry taurine of their own.',
    'Pumpkin is under a tenth of the food, for its fibre.',
  ],
  createdAt: '2026-11-06T07:31:00Z',
  imageUrl: null,
  authorName: null,
};
