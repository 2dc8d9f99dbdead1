import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const mackerelKedgeree: WrittenRecipe = {
  id: 13,
  title: 'Mackerel & Haddock Kedgeree',
  description:
    'Flaked mackerel and haddock in golden turmeric rice with peas and boiled egg: the Anglo-Indian breakfast without the hot spices.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 50,
  cookedWeightGrams: 1980,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 450,
      metric: '450 g haddock fillet, skinned',
      us: '1 lb haddock fillet, skinned',
    },
    { ingredientId: 'mackerel', grams: 160, metric: '160 g mackerel fillet', us: '5 3/4 oz mackerel fillet' },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, cut into small dice',
      us: '2 3/4 oz beef liver, cut into small dice',
    },
    {
      ingredientId: 'egg-boiled',
      grams: 200,
      metric: '4 eggs (200 g), hard-boiled',
      us: '4 eggs (7 oz), hard-boiled',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 250,
      metric: '250 g brown rice, dry',
      us: '1 1/3 cups brown rice, dry',
    },
    { ingredientId: 'peas', grams: 170, metric: '170 g frozen peas', us: '6 oz frozen peas' },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, finely shredded',
      us: '7 oz spinach, finely shredded',
    },
    {
      ingredientId: 'parsley',
      grams: 15,
      metric: '15 g parsley leaves, chopped',
      us: '1/4 cup parsley leaves, chopped',
    },
    {
      ingredientId: 'turmeric',
      grams: 1.2,
      metric: '1.2 g ground turmeric (1/3 tsp)',
      us: '1/3 tsp ground turmeric',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 750, metric: '750 ml water', us: '3 1/4 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Bring the water to a simmer in a wide, lidded pan. Slip in the haddock and mackerel and poach them gently for 8 minutes, until the flakes slide apart (63 °C / 145 °F). Lift them out and keep the liquid.',
      lines: [0, 1, 10],
    },
    {
      text: 'Stir the turmeric and rice into the poaching liquid, cover tightly and cook over the lowest heat for 30 minutes, until little liquid is left.',
      lines: [4, 8],
    },
    {
      text: 'Scatter the liver, peas and spinach over the rice, cover and steam for 6 minutes; the liver must be brown right through (71 °C / 160 °F).',
      lines: [2, 5, 6],
    },
    {
      text: 'Meanwhile flake the fish on a plate and take out every bone. Shell and chop the boiled eggs.',
      lines: [0, 1, 3],
    },
    {
      text: 'Fork fish, eggs, parsley and oil through the rice, gently, so that the flakes stay large. Spread on a tray to cool for 25 minutes.',
      lines: [7, 9],
    },
    {
      text: 'Grind the tablets to a powder, add the remaining supplements and sprinkle them over the whole tray, then turn the rice over twice.',
      lines: [],
    },
    {
      text: 'Spoon into 6 portions of about 330 g (11 3/4 oz). Serve cool or at room temperature; the rice dries out if it is heated twice.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Mackerel brings EPA, DHA and enough vitamin D that no drops are needed.',
    'Haddock is lean and keeps the dish light.',
    'Brown rice supplies manganese and a steady starch.',
    'Four eggs and a little liver cover choline.',
  ],
  createdAt: '2026-10-08T07:13:00Z',
  imageUrl: null,
  authorName: null,
};
