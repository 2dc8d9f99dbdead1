import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorChickenSardine: WrittenRecipe = {
  id: 72,
  title: 'Chicken & Sardine Supper with Green Beans',
  description:
    'Chicken leg meat with ox heart, tinned sardines and a few green beans, moist and easy to chew. Made with older cats in mind.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 30,
  cookedWeightGrams: 1045,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 390,
      metric: '390 g chicken leg meat, skin and bone out, diced',
      us: '13 3/4 oz chicken leg meat, skin and bone out, diced',
    },
    {
      ingredientId: 'beef-heart',
      grams: 100,
      metric: '100 g ox heart, trimmed and finely diced',
      us: '3 1/2 oz beef heart, trimmed and finely diced',
    },
    {
      ingredientId: 'sardines-water',
      grams: 120,
      metric: '120 g sardines in spring water, drained',
      us: '4 1/4 oz sardines in spring water, drained',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, finely diced',
      us: '3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 20,
      metric: '20 g chicken liver, finely diced',
      us: '3/4 oz chicken liver, finely diced',
    },
    {
      ingredientId: 'green-beans',
      grams: 60,
      metric: '60 g green beans, finely sliced',
      us: '2 oz green beans, finely sliced',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    { ingredientId: 'water', grams: 250, metric: '250 ml water', us: '1 cup water' },
    {
      ingredientId: 'chicken-fat',
      grams: 9,
      metric: '9 g plain chicken fat (2 tsp)',
      us: '2 tsp plain chicken fat',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 80,
      metric: '80 g boiled potato, peeled and mashed',
      us: '2 3/4 oz boiled potato, peeled and mashed',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Bring the water to a simmer, add the chicken and heart, cover and cook gently for 20 minutes.',
      lines: [0, 1, 8],
    },
    {
      text: 'Add both livers and the green beans for 6 minutes, until the beans are soft and no pink is left in the meat (74 °C / 165 °F).',
      lines: [3, 4, 5],
    },
    {
      text: 'Stir in the beaten eggs and the yolk until they set in the broth, then the mashed potato and the chicken fat.',
      lines: [6, 7, 9, 10],
    },
    {
      text: 'Cool for 30 minutes, then mash in the sardines with their soft bones and mince to the size your cat can manage.',
      lines: [2],
    },
    {
      text: 'Crush the tablets, open the capsules, mix all the supplements with a ladle of broth, pour it over and stir well.',
      lines: [],
    },
    {
      text: 'Weigh into 10 portions of about 105 g (3 3/4 oz). Warm it a little before serving: the smell helps an old cat to eat.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Plenty of protein, which older cats need to keep their muscle.',
    'Sardines bring EPA, DHA and vitamin D.',
    'The broth stays in, so every portion brings plenty of water.',
    'Finely minced, it is easy on sore gums.',
  ],
  createdAt: '2026-10-22T18:00:00Z',
  imageUrl: null,
  authorName: null,
};
