import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenBeefMackerel: WrittenRecipe = {
  id: 76,
  title: 'Kitten Beef & Mackerel Meatballs',
  description:
    'Thirty poached meatballs of lean beef, heart and mackerel bound with egg and oats, with bone meal for growing bones. Three make a portion.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 50,
  cookTime: 18,
  cookedWeightGrams: 800,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 310,
      metric: '310 g lean beef mince (5% fat)',
      us: '11 oz lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-heart',
      grams: 40,
      metric: '40 g ox heart, trimmed and minced',
      us: '1 1/2 oz beef heart, trimmed and ground',
    },
    {
      ingredientId: 'mackerel',
      grams: 50,
      metric: '50 g mackerel fillet, boned, weighed without skin',
      us: '1 3/4 oz mackerel fillet, boned, weighed without skin',
    },
    { ingredientId: 'mussels', grams: 30, metric: '30 g raw mussel meat', us: '1 oz raw mussel meat' },
    { ingredientId: 'beef-liver', grams: 30, metric: '30 g ox liver', us: '1 oz beef liver' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'oats', grams: 30, metric: '30 g rolled oats', us: '1 oz rolled oats' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 15,
      metric: '15 g unsalted pumpkin seed kernels',
      us: '1/2 oz unsalted pumpkin seed kernels',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Grind the oats and pumpkin seeds to flour in a food processor, with the kelp. Add the iron, bone meal, mackerel, mussels, liver, spinach, oil and eggs and blend to a smooth batter.',
      lines: [7, 8, 2, 3, 4, 6, 9, 5],
    },
    {
      text: 'Beat in the beef and heart with a wooden spoon until the mixture turns sticky. Rest it in the fridge for 20 minutes, so that the oats swell and bind it.',
      lines: [0, 1],
    },
    {
      text: 'Roll 30 meatballs with wet hands, each the size of a walnut and about 23 g (3/4 oz).',
      lines: [],
    },
    {
      text: 'Bring the water to a bare simmer in a 28 cm (11 in) lidded pan, set the meatballs in it side by side, cover and poach for 12 minutes, turning them once. Halve the largest: grey-brown throughout, 74 °C (165 °F).',
      lines: [10],
    },
    {
      text: 'Lay the balls in a single layer on a tray and pour the liquid into a soup plate; both are at blood heat in 25 minutes.',
      lines: [],
    },
    {
      text: 'Crush the thiamine tablet, open the taurine capsules and stir both into the liquid until they have dissolved; pour this over the meatballs and roll them about in it.',
      lines: [],
    },
    {
      text: 'Divide into 10 portions of about 80 g (2 3/4 oz), three balls and a spoonful of liquid each, and refrigerate; crush the balls with a fork for the youngest kittens.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, heart and mussels bring iron and zinc for a growing body.',
    'Mackerel gives DHA, which kittens use for eyes and brain.',
    'Bone meal supplies calcium and phosphorus in balance.',
    'Egg and liver bring choline, folate and vitamin A.',
  ],
  createdAt: '2026-10-16T11:16:00Z',
  imageUrl: null,
  authorName: null,
};
