import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorSpinachFrittata: WrittenRecipe = {
  id: 30,
  title: 'Senior Spinach & Cottage Cheese Frittata',
  description:
    'Ten eggs, cottage cheese, spinach and a little chicken set in one pan and pressed into little cakes. Soft protein for older dogs who chew slowly.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 50,
  cookedWeightGrams: 1680,
  ingredientLines: [
    {
      ingredientId: 'egg',
      grams: 500,
      metric: '10 eggs (500 g), beaten',
      us: '10 eggs (1 lb 1 1/2 oz), beaten',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 300,
      metric: '300 g cottage cheese, reduced fat',
      us: '10 1/2 oz cottage cheese, reduced fat',
    },
    {
      ingredientId: 'chicken-breast',
      grams: 300,
      metric: '300 g chicken breast, skinless, finely diced',
      us: '10 1/2 oz chicken breast, skinless, finely diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 55,
      metric: '55 g ox liver, chopped to crumbs',
      us: '2 oz beef liver, chopped to crumbs',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 400,
      metric: '400 g boiled potatoes, peeled and sliced',
      us: '14 oz boiled potatoes, peeled and sliced',
    },
    {
      ingredientId: 'spinach',
      grams: 150,
      metric: '150 g spinach, trimmed',
      us: '5 1/4 oz spinach, trimmed',
    },
    {
      ingredientId: 'red-pepper',
      grams: 100,
      metric: '100 g sweet red pepper, peeled and diced',
      us: '3 1/2 oz red bell pepper, peeled and diced',
    },
    { ingredientId: 'oats', grams: 60, metric: '60 g rolled oats, crushed', us: '2 oz rolled oats, crushed' },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 170 °C (340 °F). Oil an ovenproof frying pan, 30 cm (12 inches) across, and cook chicken and pepper in it for 7 minutes, until the dice are firm and white.',
      lines: [2, 6, 8],
    },
    {
      text: 'Add liver crumbs and spinach; toss for 4 minutes over a moderate heat until the pan is dry again.',
      lines: [3, 5],
    },
    {
      text: 'Soak the oats in the eggs for 5 minutes, then stir in the cottage cheese.',
      lines: [0, 7, 1],
    },
    {
      text: 'Lay the potato slices over the chicken, pour on the egg mixture and tilt the pan so that it fills the gaps.',
      lines: [4],
    },
    {
      text: 'Bake for 30 to 35 minutes, until the centre is set and reads 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cool in the pan for 40 minutes, then crumble the frittata into a bowl: supplements mix better into crumbs than into slices.',
      lines: [],
    },
    {
      text: 'Crush the tablets and toss the crumbs with them and the other supplements, lifting from beneath.',
      lines: [],
    },
    {
      text: 'Press into 7 portions of about 240 g (8 1/2 oz), in small moulds if you want little cakes again.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Egg is among the most digestible proteins, and rich in choline.',
    'Cottage cheese and chicken breast add lean protein for ageing muscle.',
    'Eggs bring vitamin D, so that no drops are needed.',
    'Oats hold the cakes together and, with the spinach, bring manganese.',
  ],
  createdAt: '2026-10-25T11:30:00Z',
  imageUrl: null,
  authorName: null,
};
