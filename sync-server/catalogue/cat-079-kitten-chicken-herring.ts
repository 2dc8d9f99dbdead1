import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenChickenHerring: WrittenRecipe = {
  id: 79,
  title: 'Kitten Chicken & Herring Pâté',
  description:
    'Chicken breast, hearts and herring simmered and blended with mussels and yolk into a pâté, for kittens that lick before they learn to chew.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1005,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 210,
      metric: '210 g skinless chicken breast, in 2 cm cubes',
      us: '7 1/2 oz skinless chicken breast, in 3/4 in cubes',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 290,
      metric: '290 g chicken hearts, halved',
      us: '10 1/4 oz chicken hearts, halved',
    },
    {
      ingredientId: 'herring',
      grams: 120,
      metric: '120 g herring fillet, boned, weighed without skin',
      us: '4 1/4 oz herring fillet, boned, weighed without skin',
    },
    { ingredientId: 'mussels', grams: 60, metric: '60 g raw mussel meat', us: '2 oz raw mussel meat' },
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
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Crush the kelp finely and stir it with the bone meal into the water in a wide saucepan. Add the chicken and hearts, bring to the boil and simmer gently under the lid for 14 minutes.',
      lines: [9, 0, 1],
    },
    {
      text: 'Feel the herring twice for bones. Put it into the pot with the liver and mussels and simmer for another 6 minutes, still covered, until the herring flakes and the thickest cube of chicken is white at 74 °C / 165 °F.',
      lines: [2, 4, 3],
    },
    {
      text: 'Stir in the spinach, then the yolks, and keep stirring over a low heat for 2 minutes while the juice thickens.',
      lines: [7, 5],
    },
    {
      text: 'Blend everything, the green sauce too, with the seed meal and oil, in two batches with the lid ajar under a cloth, 2 minutes each, until smooth.',
      lines: [6, 8],
    },
    {
      text: 'Scrape the pâté into two shallow dishes, 2.5 cm (1 in) deep, and let it steam itself hand-warm, about half an hour.',
      lines: [],
    },
    {
      text: 'Work the crushed thiamine tablet and the contents of the taurine capsules into two spoons of pâté; when that looks even, beat it into the rest.',
      lines: [],
    },
    {
      text: 'Pipe or spoon into 12 portions of about 85 g (3 oz). Growing kittens eat little and often, so offer four or five meals a day and weigh the kitten every week.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Chicken breast and hearts put protein far above the growth minimum.',
    'Herring brings DHA, which growing brains and eyes need.',
    'The yolks bring choline, vitamin D and some arachidonic acid.',
    'Pumpkin seeds and spinach add magnesium, mussels manganese.',
  ],
  createdAt: '2026-10-25T12:19:00Z',
  imageUrl: null,
  authorName: null,
};
