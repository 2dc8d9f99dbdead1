import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const simpleChickenHeart: WrittenRecipe = {
  id: 66,
  title: 'Simple Chicken & Heart',
  description:
    'Chicken thigh, chicken hearts and a little liver, simmered in one pan and minced as fine as your cat likes. The one to start with.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 895,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 240,
      metric: '240 g boneless chicken thigh, weighed without skin, in 2 cm dice',
      us: '8 1/2 oz boneless chicken thigh, weighed without skin, in 3/4 in dice',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 210,
      metric: '210 g chicken hearts, halved',
      us: '7 1/2 oz chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, finely diced',
      us: '1 1/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, shelled',
      us: '2 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 130,
      metric: '130 g plain pumpkin purée',
      us: '4 1/2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 10,
      metric: '10 g pumpkin seeds, ground',
      us: '4 tsp pumpkin seeds, ground',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Grind the kelp to dust between two spoons and whisk it into the water with the bone meal, in a wide pan with a lid.',
      lines: [8],
    },
    {
      text: 'Add the chicken and the hearts. Bring the pan to a simmer, about 6 minutes, then put on the lid and cook gently for 15 minutes.',
      lines: [0, 1],
    },
    {
      text: 'Stir in the liver, mussels and spinach and simmer for 5 minutes more, until a heart and a piece of liver cut open show no pink (74 °C / 165 °F).',
      lines: [2, 3, 4],
    },
    {
      text: 'Turn the heat as low as it goes and stir in the egg yolks and pumpkin for 2 minutes, until the sauce clings to the spoon.',
      lines: [5, 6],
    },
    {
      text: 'Tip everything into a 20 cm (8 in) square dish; spread about 2.5 cm (1 in) deep, the food is hand-warm after 25 minutes.',
      lines: [],
    },
    {
      text: 'Mince the food with the ground pumpkin seeds, smooth or coarse. Crush the thiamine tablet, open the taurine capsules, squeeze out the vitamin E and work the three through the mince: heat would have spoiled them.',
      lines: [7],
    },
    {
      text: 'Weigh into 10 portions of about 90 g (3 1/4 oz) and put them straight into the fridge.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Hearts are among the meats richest in taurine, and the capsules make up for what cooking takes.',
    'Liver, less than a twentieth of the food, brings vitamin A and folate.',
    'Mussels bring the manganese, egg yolks the choline.',
    'Pumpkin adds potassium and a little fibre.',
  ],
  createdAt: '2026-10-03T08:30:00Z',
  imageUrl: null,
  authorName: null,
};
