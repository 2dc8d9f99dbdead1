import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const simpleChickenHeart: WrittenRecipe = {
  id: 66,
  title: 'Simple Chicken & Heart',
  description:
    'Chicken thigh, chicken hearts and a little liver, poached in one pan and minced as fine as your cat likes. The one to start with.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 25,
  cookedWeightGrams: 905,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 570,
      metric: '570 g skinless boneless chicken thigh, diced',
      us: '1 1/4 lb skinless boneless chicken thigh, diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 200,
      metric: '200 g chicken hearts, halved',
      us: '7 oz chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, finely diced',
      us: '1 1/2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 20,
      metric: '20 g chicken liver, finely diced',
      us: '3/4 oz chicken liver, finely diced',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin puree',
      us: '1/4 cup plain pumpkin puree',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Put the chicken and hearts in a pan with the water, cover and simmer gently for 15 minutes. Add both livers and simmer for 5 minutes more, until a heart cut open shows no pink (74 °C / 165 °F).',
      lines: [0, 1, 6, 2, 3],
    },
    {
      text: 'Turn the heat as low as it goes, stir in the egg yolks, pumpkin and parsley and keep stirring for 2 minutes, until the yolks have set.',
      lines: [5, 4, 7],
    },
    {
      text: 'Let the pan stand, with all its liquid, for 30 minutes, then run the food through a mincer or processor in short bursts, smooth or coarse.',
      lines: [],
    },
    {
      text: 'Crush the tablets, open the capsules and fold all the supplements through when the food is no warmer than your hand, since heat spoils thiamine. Weigh into 10 portions of about 90 g (3 1/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Hearts are among the meats richest in taurine, and the capsules make up for what cooking takes.',
    'Two kinds of liver at under 7% of the food bring vitamin A and folate.',
    'More than half of the energy is protein, as suits a meat-eater.',
    'Pumpkin adds a little fibre.',
  ],
  createdAt: '2026-10-03T08:30:00Z',
  imageUrl: null,
  authorName: null,
};
