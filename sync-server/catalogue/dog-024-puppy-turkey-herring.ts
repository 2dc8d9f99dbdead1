import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyTurkeyHerring: WrittenRecipe = {
  id: 24,
  title: 'Puppy Turkey & Herring Porridge',
  description:
    'A spoon-soft porridge of oats, turkey, ox heart and herring. The herring brings DHA and vitamin D, and pork liver some of the iron.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 40,
  cookedWeightGrams: 2080,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 400,
      metric: '400 g lean turkey mince',
      us: '14 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-heart',
      grams: 400,
      metric: '400 g ox heart, very finely diced',
      us: '14 oz beef heart, very finely diced',
    },
    {
      ingredientId: 'herring',
      grams: 150,
      metric: '150 g herring fillet, skinned',
      us: '5 1/4 oz herring fillet, skinned',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, chopped to a pulp',
      us: '2 1/4 oz beef liver, chopped to a pulp',
    },
    {
      ingredientId: 'pork-liver',
      grams: 45,
      metric: '45 g pig’s liver, chopped to a pulp',
      us: '1 1/2 oz pork liver, chopped to a pulp',
    },
    { ingredientId: 'oats', grams: 150, metric: '150 g rolled oats', us: '5 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), whisked', us: '3 eggs (5 1/4 oz), whisked' },
    {
      ingredientId: 'spinach',
      grams: 230,
      metric: '230 g spinach, finely chopped',
      us: '8 oz spinach, finely chopped',
    },
    {
      ingredientId: 'peas',
      grams: 120,
      metric: '120 g frozen peas, thawed and mashed',
      us: '4 1/4 oz frozen peas, thawed and mashed',
    },
    { ingredientId: 'rapeseed-oil', grams: 9, metric: '9 g rapeseed oil (2 tsp)', us: '2 tsp canola oil' },
    { ingredientId: 'water', grams: 750, metric: '750 ml water', us: '3 1/4 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 25.9, dose: '5 1/2 level tsp (25.9 g)' },
    { id: 'kelp-tablet', grams: 1.95, dose: '6 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
    { id: 'potassium-chloride', grams: 3, dose: '1/2 level tsp (3 g)' },
  ],
  steps: [
    {
      text: 'Simmer the heart in the water for 15 minutes, until it cuts cleanly with the edge of a spoon.',
      lines: [1, 10],
    },
    { text: 'Sprinkle the oats over and cook for 8 minutes, stirring, into a loose porridge.', lines: [5] },
    {
      text: 'Crumble in turkey and both livers. Keep it moving for 9 minutes; nothing pink should remain and the middle of the pot should read 74 °C (165 °F).',
      lines: [0, 3, 4],
    },
    {
      text: 'Feel along the herring for bones, which are as fine as hair, and pull them out with tweezers. Mince it, add it with spinach and peas, and cook for 5 minutes.',
      lines: [2, 7, 8],
    },
    {
      text: 'Stir in the whisked eggs and the rapeseed oil over the lowest heat, cover for 3 minutes, and check that the egg has set.',
      lines: [6, 9],
    },
    {
      text: 'Cool off the heat for some 40 minutes. Sieve in the mineral powders, add the rest of the supplements, the tablets crushed, and stir for two minutes.',
      lines: [],
    },
    {
      text: 'Divide into 8 portions of about 260 g (9 1/4 oz). Puppies do best on several small meals a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Herring carries DHA, which a growing brain uses, and vitamin D.',
    'Turkey and heart put protein far above the growth minimum.',
    'Pork and ox liver bring iron, copper and vitamin A in small weights.',
    'Porridge oats are soft on milk teeth.',
  ],
  createdAt: '2026-10-19T08:24:00Z',
  imageUrl: null,
  authorName: null,
};
