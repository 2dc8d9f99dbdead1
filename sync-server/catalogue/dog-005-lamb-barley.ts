import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambBarley: WrittenRecipe = {
  id: 5,
  title: 'Lamb & Barley Hotpot',
  description:
    'Lean lamb leg, kidney and pearl barley baked gently until the grains swell. A big pot with portions for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 25,
  cookTime: 110,
  cookedWeightGrams: 2720,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 850,
      metric: '850 g lean boneless lamb leg, diced',
      us: '1 lb 14 oz lean boneless lamb leg, diced',
    },
    {
      ingredientId: 'lamb-kidney',
      grams: 150,
      metric: '150 g lamb kidney, cored and diced',
      us: '5 1/4 oz lamb kidney, cored and diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 100,
      metric: '100 g ox liver, finely diced',
      us: '3 1/2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'barley-dry',
      grams: 200,
      metric: '200 g pearl barley, dry',
      us: '1 cup pearl barley, dry',
    },
    { ingredientId: 'carrot', grams: 200, metric: '200 g carrots, sliced', us: '7 oz carrots, sliced' },
    {
      ingredientId: 'spinach',
      grams: 150,
      metric: '150 g spinach, shredded',
      us: '5 1/4 oz spinach, shredded',
    },
    {
      ingredientId: 'celery',
      grams: 80,
      metric: '80 g celery, sliced thin',
      us: '2 3/4 oz celery, sliced thin',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 40,
      metric: '40 g sunflower oil (3 tbsp)',
      us: '3 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1400, metric: '1400 ml water', us: '6 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'choline-bitartrate', grams: 1.216, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 170 °C (340 °F). Heat a third of the oil in a large flameproof casserole and brown the lamb and kidney in two lots, 6 minutes each, turning.',
      lines: [0, 1, 7],
    },
    {
      text: 'Rinse the barley and add it with the carrots, celery and water. Bring to the boil on the hob.',
      lines: [3, 4, 6, 8],
    },
    {
      text: 'Cover and bake for 75 minutes. The barley should be plump and the lamb tender, in plenty of loose broth; add a splash of water if it looks dry.',
      lines: [],
    },
    { text: 'Stir in the liver and spinach, cover and return to the oven for 12 minutes.', lines: [2, 5] },
    {
      text: 'Pour in the rest of the oil, stir it well down into the broth and leave to cool for an hour.',
      lines: [7],
    },
    {
      text: 'Empty the choline capsules onto the crushed tablets, add the other supplements and a cup of the broth, and stir this into the pot. Weigh into 4 portions of about 680 g (24 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lamb leg, kidney and liver bring iron, zinc and B vitamins.',
    'Barley swells into a starch with plenty of soluble fibre.',
    'Vegetables fill the bowl with few calories, which helps a large dog to stay slim.',
    'Eggshell powder and a vitamin D drop bring calcium and vitamin D, of which lamb and barley have little.',
  ],
  createdAt: '2026-10-14T16:00:00Z',
  imageUrl: null,
  authorName: null,
};
