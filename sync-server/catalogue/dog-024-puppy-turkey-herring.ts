import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyTurkeyHerring: WrittenRecipe = {
  id: 24,
  title: 'Puppy Turkey & Herring Porridge',
  description:
    'A spoon-soft porridge of oats, turkey, ox heart and herring. The herring brings DHA and vitamin D, heart and liver some of the iron.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 30,
  cookTime: 60,
  cookedWeightGrams: 2160,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 280,
      metric: '280 g lean turkey mince',
      us: '10 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-heart',
      grams: 300,
      metric: '300 g ox heart, very finely diced',
      us: '10 1/2 oz beef heart, very finely diced',
    },
    {
      ingredientId: 'herring',
      grams: 150,
      metric: '150 g herring fillet, skinned',
      us: '5 1/4 oz herring fillet, skinned',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, chopped to a pulp',
      us: '2 1/2 oz beef liver, chopped to a pulp',
    },
    { ingredientId: 'oats', grams: 150, metric: '150 g rolled oats', us: '5 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), whisked', us: '4 eggs (7 oz), whisked' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, finely chopped',
      us: '3 1/2 oz spinach, finely chopped',
    },
    {
      ingredientId: 'peas',
      grams: 150,
      metric: '150 g frozen peas, thawed and mashed',
      us: '5 1/4 oz frozen peas, thawed and mashed',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 36,
      metric: '36 g sunflower oil (8 tsp)',
      us: '8 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 900, metric: '900 ml water', us: '3 3/4 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 25.9, dose: '5 1/2 level tsp (25.9 g)' },
    { id: 'kelp-tablet', grams: 2.1, dose: '7 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'iodised-salt', grams: 3, dose: '1/2 level tsp (3 g)' },
  ],
  steps: [
    {
      text: 'Bring the heart to a simmer in the water, about 10 minutes, cover and cook for 20 minutes, until it cuts cleanly with the edge of a spoon.',
      lines: [1, 9],
    },
    {
      text: 'Grind the kelp and zinc tablets with the salt. Whisk this, the bone meal and the iron from its two capsules into the liquid: minerals stand the heat.',
      lines: [],
    },
    { text: 'Sprinkle the oats over and cook for 8 minutes, stirring, into a loose porridge.', lines: [4] },
    {
      text: 'Crumble in turkey and liver and keep the porridge moving for 10 minutes, until nothing pink remains.',
      lines: [0, 3],
    },
    {
      text: 'Feel along the herring for bones, which are as fine as hair, and pull them out with tweezers. Mince it, add it with spinach and peas, and cook for 6 minutes.',
      lines: [2, 6, 7],
    },
    {
      text: 'Stir in the whisked eggs and the oil over a low heat for 4 minutes, until the egg has set and the middle of the pot reads 74 °C (165 °F).',
      lines: [5, 8],
    },
    {
      text: 'Pour the porridge into a 23 × 33 cm (9 × 13 in) roasting tin, 3 cm (1 1/4 in) deep, where 35 minutes make it hand-warm.',
      lines: [],
    },
    {
      text: 'Divide into 8 portions of about 270 g (9 1/2 oz) and chill them within two hours of cooking. Puppies do best on several small meals a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Herring carries DHA, which a growing brain uses, and vitamin D.',
    'Turkey and heart put protein well above the growth minimum.',
    'Ox liver brings copper and vitamin A in a small weight.',
    'Porridge oats are soft on milk teeth.',
  ],
  createdAt: '2026-10-19T08:24:00Z',
  imageUrl: null,
  authorName: null,
};
