import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const mackerelKedgeree: WrittenRecipe = {
  id: 13,
  title: 'Mackerel & Haddock Kedgeree',
  description:
    'Flaked mackerel and haddock in golden turmeric rice with squash, peas and egg: the Anglo-Indian breakfast without the hot spices.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 25,
  cookTime: 65,
  cookedWeightGrams: 2040,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 400,
      metric: '400 g unsmoked haddock fillet, skinned',
      us: '14 oz unsmoked haddock fillet, skinned',
    },
    {
      ingredientId: 'mackerel',
      grams: 160,
      metric: '160 g mackerel fillet, weighed without skin',
      us: '5 3/4 oz mackerel fillet, weighed without skin',
    },
    {
      ingredientId: 'beef-liver',
      grams: 75,
      metric: '75 g ox liver, cut into small dice',
      us: '2 3/4 oz beef liver, cut into small dice',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'rice-brown-dry',
      grams: 230,
      metric: '230 g brown rice, dry',
      us: '8 oz brown rice, dry',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 300,
      metric: '300 g butternut squash, peeled, in 1 cm dice',
      us: '10 1/2 oz butternut squash, peeled, in 3/8 in dice',
    },
    { ingredientId: 'peas', grams: 170, metric: '170 g frozen peas', us: '6 oz frozen peas' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, finely shredded',
      us: '3 1/2 oz spinach, finely shredded',
    },
    {
      ingredientId: 'parsley',
      grams: 15,
      metric: '15 g parsley leaves, chopped',
      us: '1/2 oz parsley leaves, chopped',
    },
    {
      ingredientId: 'turmeric',
      grams: 1.6,
      metric: '1.6 g ground turmeric (1/2 tsp)',
      us: '1/2 tsp ground turmeric',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Bring the water to a simmer in a wide, lidded 28 cm (11 in) pan, about 5 minutes. Slip in the haddock and mackerel, cover and poach for 8 minutes, until the flakes slide apart (63 °C / 145 °F). Lift the fish onto a plate and keep the liquid.',
      lines: [0, 1, 11],
    },
    {
      text: 'Crush the kelp and zinc tablets and whisk them with the calcium carbonate, the iron powder and the turmeric into the poaching liquid. Stir in the rice, cover tightly and cook over the lowest heat for 25 minutes.',
      lines: [4, 9],
    },
    {
      text: 'Scatter the squash over the rice, put the lid back and cook for another 12 minutes. Flake the fish while you wait, taking out every bone.',
      lines: [5, 0, 1],
    },
    {
      text: 'Lay liver, peas and spinach on top, cover and steam for 8 minutes, until the thickest piece of liver is brown right through.',
      lines: [2, 6, 7],
    },
    {
      text: 'Pour in the eggs and turn the rice over with a fork for 3 minutes, until no liquid egg shows and the middle of the pan reads 74 °C (165 °F).',
      lines: [3],
    },
    {
      text: 'Fork in fish, parsley and oil, gently, so that the flakes stay large. Spread the kedgeree 2.5 cm (1 in) deep on two trays; it is hand-warm in 25 minutes.',
      lines: [0, 1, 8, 10],
    },
    {
      text: 'Prick the vitamin E capsule, squeeze it into a cup of the rice, share the cup between the trays and turn the rice over twice.',
      lines: [],
    },
    {
      text: 'Spoon into 6 portions of about 340 g (12 oz) and refrigerate them within two hours of cooking. Beaten into the rice, the egg stays soft when you freeze it.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Mackerel brings EPA, DHA and enough vitamin D that no drops are needed.',
    'Haddock is lean and keeps the dish light.',
    'Brown rice supplies manganese and a steady starch.',
    'Squash, peas and spinach bring potassium and carotene.',
  ],
  createdAt: '2026-10-08T07:13:00Z',
  imageUrl: null,
  authorName: null,
};
