import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorChickenSardine: WrittenRecipe = {
  id: 72,
  title: 'Chicken & Sardine Supper with Green Beans',
  description:
    'Chicken leg meat with pork, ox heart, tinned sardines and green beans, moist and easy to chew. Made with older cats in mind.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 32,
  cookedWeightGrams: 985,
  ingredientLines: [
    {
      ingredientId: 'chicken-drumstick',
      grams: 220,
      metric: '220 g chicken leg meat, skin and bone out, diced',
      us: '7 3/4 oz chicken leg meat, skin and bone out, diced',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 150,
      metric: '150 g pork fillet, diced',
      us: '5 1/4 oz pork tenderloin, diced',
    },
    {
      ingredientId: 'beef-heart',
      grams: 100,
      metric: '100 g ox heart, trimmed and minced',
      us: '3 1/2 oz beef heart, trimmed and ground',
    },
    {
      ingredientId: 'sardines-water',
      grams: 80,
      metric: '80 g sardines in spring water, drained',
      us: '2 3/4 oz sardines in spring water, drained',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, finely diced',
      us: '3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'green-beans',
      grams: 80,
      metric: '80 g green beans, finely sliced',
      us: '2 3/4 oz green beans, finely sliced',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'wheat-germ', grams: 20, metric: '20 g wheat germ', us: '3/4 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Pound the kelp and zinc tablets fine. Stir them into the water with the eggshell and the iron.',
      lines: [11],
    },
    {
      text: 'Add the chicken, pork and heart, bring slowly to a simmer, 7 minutes or so, then cover and cook gently for 12 minutes.',
      lines: [0, 1, 2],
    },
    {
      text: 'Add the green beans, liver and spinach for another 8 minutes, until a bean squashes between two fingers and the thickest piece of chicken shows no pink inside (74 °C / 165 °F).',
      lines: [5, 4, 6],
    },
    {
      text: 'Stir in the beaten eggs and the yolks over a low heat for 3 minutes, until they set in the broth.',
      lines: [7, 8],
    },
    {
      text: 'Mash the sardines with their soft bones and mix them in with the wheat germ and oil.',
      lines: [3, 9, 10],
    },
    {
      text: 'Smooth it into a wide dish no deeper than 2.5 cm (1 in) and give it 30 minutes. Mince it to the size your cat can manage, scatter the taurine over from its opened capsules and stir well.',
      lines: [],
    },
    {
      text: 'Weigh into 10 portions of about 100 g (3 1/2 oz), and into the fridge. Warm it a little before serving: the smell helps an old cat to eat.',
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
