import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenBreastAspic: WrittenRecipe = {
  id: 89,
  title: 'Chicken Breast in Golden Aspic',
  description:
    'Poached chicken breast and hearts set in a golden jelly of their own broth and cut into cubes, for cats that like to lick.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 35,
  cookedWeightGrams: 1000,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 225,
      metric: '225 g skinless chicken breasts, in 2 cm cubes',
      us: '8 oz skinless chicken breasts, in 3/4 in cubes',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 300,
      metric: '300 g chicken hearts, cut in half',
      us: '10 1/2 oz chicken hearts, cut in half',
    },
    {
      ingredientId: 'mussels',
      grams: 70,
      metric: '70 g raw mussel meat, shelled',
      us: '2 1/2 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, cut like matchsticks',
      us: '1 1/4 oz beef liver, cut like matchsticks',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g parsley, finely chopped',
      us: '2 tbsp parsley, finely chopped',
    },
    {
      ingredientId: 'gelatin',
      grams: 9,
      metric: '9 g unsweetened gelatin powder',
      us: '1 tbsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Whisk the bone meal and the crushed kelp into the water in a small saucepan. Add the breast and hearts, cover, and bring slowly to a bare simmer, in about 8 minutes.',
      lines: [0, 1, 8],
    },
    {
      text: 'Poach for 14 minutes without letting it boil. Add the mussels, liver and spinach and poach for 5 minutes more; the plumpest cube of breast must show white fibres, and a cut heart no red, at 74 °C / 165 °F.',
      lines: [2, 3, 4],
    },
    {
      text: 'Take out the solids with a skimmer. Off the heat, rain the gelatin into the broth and beat until you see no grains.',
      lines: [7],
    },
    {
      text: 'Whisk in the yolks and stir over a low heat for 3 minutes, until the broth is gold and coats a spoon (71 °C / 160 °F). Scrape up the bone meal from the bottom as you go.',
      lines: [5],
    },
    {
      text: 'Chop the meat, mussels and greens as fine as rice and spread them with the parsley in a dish of 20 × 20 cm (8 × 8 in), 5 cm (2 in) deep.',
      lines: [6],
    },
    {
      text: 'Let the broth cool for 20 minutes, stirring now and then. When it is lukewarm and still runny, squeeze in the vitamin E and whisk in the contents of the taurine capsule and the crushed thiamine tablet.',
      lines: [],
    },
    {
      text: 'Pour at once over the chicken and stir to the corners: 2.5 cm (1 in) deep, it sets in the fridge in 3 hours.',
      lines: [],
    },
    {
      text: 'Cut the aspic into 10 portions of about 100 g (3 1/2 oz), and those into small cubes.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Three quarters of the protein are from chicken breast and hearts.',
    'Egg yolk brings choline and vitamin D.',
    'Jelly made with the broth brings water.',
    'Breast has little iron, zinc or taurine; the hearts make up for it.',
  ],
  createdAt: '2026-11-04T10:29:00Z',
  imageUrl: null,
  authorName: null,
};
