import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyHeartsQuinoa: WrittenRecipe = {
  id: 25,
  title: 'Puppy Chicken & Quinoa Pilaf',
  description:
    'Chicken mince and hearts steamed over quinoa like a pilaf, with threads of spinach and pink salmon. Every piece is small enough to swallow.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 30,
  cookTime: 40,
  cookedWeightGrams: 1440,
  ingredientLines: [
    {
      ingredientId: 'chicken-hearts',
      grams: 350,
      metric: '350 g chicken hearts, finely diced',
      us: '12 1/4 oz chicken hearts, finely diced',
    },
    {
      ingredientId: 'chicken-mince',
      grams: 150,
      metric: '150 g chicken mince',
      us: '5 1/4 oz ground chicken',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, finely minced',
      us: '2 oz beef liver, finely minced',
    },
    {
      ingredientId: 'mussels',
      grams: 170,
      metric: '170 g raw mussel meat, minced',
      us: '6 oz raw mussel meat, minced',
    },
    {
      ingredientId: 'salmon-canned',
      grams: 120,
      metric: '120 g tinned pink salmon, undrained, mashed with its bones',
      us: '4 1/4 oz canned pink salmon, undrained, mashed with its bones',
    },
    { ingredientId: 'quinoa-dry', grams: 160, metric: '160 g quinoa, dry', us: '5 3/4 oz quinoa, dry' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, sliced into threads',
      us: '3 1/2 oz spinach, sliced into threads',
    },
    { ingredientId: 'rapeseed-oil', grams: 9, metric: '9 g rapeseed oil (2 tsp)', us: '2 tsp canola oil' },
    { ingredientId: 'water', grams: 320, metric: '320 ml water', us: '1 1/3 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 20, dose: '4 1/4 level tsp (20 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Rinse the quinoa in a fine sieve under running water for a minute, or it tastes of soap. Toast it in the rapeseed oil, in a 28 cm (11 in) pan with a lid, until it crackles.',
      lines: [5, 8],
    },
    {
      text: 'Crush the kelp and zinc tablets, whisk them into the water with the bone meal and pour this over the quinoa. Spread hearts and mince on top in small lumps, without stirring. Bring to the boil and cover.',
      lines: [9, 0, 1],
    },
    {
      text: 'Leave on the lowest heat for 20 minutes. Look once: holes in the surface show that the water has gone down.',
      lines: [],
    },
    {
      text: 'Stir in liver, mussels and spinach, break up the mince and cover again for 7 minutes. Hearts and liver have to be firm right through, at 74 °C (165 °F).',
      lines: [2, 3, 7],
    },
    {
      text: 'Make a well in the middle, turn up the heat and scramble the eggs in it for 3 minutes, until nothing runs. Fork them through and add the salmon.',
      lines: [6, 4],
    },
    {
      text: 'Turn the pilaf out onto a baking sheet with a rim and spread it 2 cm (3/4 in) deep; after 20 minutes it is hand-warm.',
      lines: [],
    },
    {
      text: 'Squeeze the vitamin E over it in a zigzag and turn the grains twice with two forks.',
      lines: [],
    },
    {
      text: 'Pack into 8 portions of about 180 g (6 1/4 oz) and put them into the fridge at once.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Chicken hearts are rich in iron, zinc and taurine.',
    'Quinoa holds all the essential amino acids and much magnesium.',
    'Salmon and mussels bring EPA and DHA.',
    'Bone meal keeps calcium ahead of phosphorus.',
  ],
  createdAt: '2026-10-20T09:25:00Z',
  imageUrl: null,
  authorName: null,
};
