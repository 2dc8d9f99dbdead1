import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorHaddockChowder: WrittenRecipe = {
  id: 31,
  title: 'Senior Haddock, Mussel & Corn Chowder',
  description:
    'A thick, milkless chowder of haddock, mussels, sweetcorn and barley, half of it blended smooth. Warm and easy to lap up.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 50,
  cookedWeightGrams: 2240,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 600,
      metric: '600 g haddock fillet, boneless',
      us: '1 lb 5 oz haddock fillet, boneless',
    },
    {
      ingredientId: 'mussels',
      grams: 220,
      metric: '220 g mussels, shelled weight',
      us: '7 3/4 oz mussels, shelled weight',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, diced minutely',
      us: '2 1/2 oz beef liver, diced minutely',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 450,
      metric: '450 g potatoes, boiled and skinned',
      us: '1 lb potatoes, boiled and skinned',
    },
    { ingredientId: 'sweetcorn', grams: 200, metric: '200 g sweetcorn kernels', us: '7 oz corn kernels' },
    {
      ingredientId: 'barley-dry',
      grams: 100,
      metric: '100 g pearl barley, dry',
      us: '3 1/2 oz pearl barley, dry',
    },
    { ingredientId: 'spinach', grams: 90, metric: '90 g young spinach', us: '3 1/4 oz young spinach' },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), whisked', us: '4 eggs (7 oz), whisked' },
    {
      ingredientId: 'sunflower-oil',
      grams: 23,
      metric: '23 g sunflower oil (5 tsp)',
      us: '5 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 650, metric: '650 ml water', us: '2 3/4 cups water' },
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
      text: 'Rinse the barley, cover with the water and simmer for 30 minutes, until soft.',
      lines: [5, 9],
    },
    {
      text: 'Add the sweetcorn, potatoes and liver for 7 minutes. The liver should be fully brown (71 °C / 160 °F).',
      lines: [4, 3, 2],
    },
    {
      text: 'Take out half of the pot, blend it with the spinach until smooth, and pour it back.',
      lines: [6],
    },
    {
      text: 'Lay the haddock and mussels on top, cover and cook gently for 7 minutes, until the fish is opaque and the mussels are firm (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Break up the haddock and remove any bones. Whisk in the eggs and keep the chowder just below the boil for 3 minutes while they thicken it (74 °C / 165 °F).',
      lines: [7],
    },
    { text: 'Take off the hob, stir in the oil and cool for 40 minutes.', lines: [8] },
    {
      text: 'Crush the tablets, sift the dry supplements into the chowder, squeeze in the vitamin E and whisk until smooth.',
      lines: [],
    },
    {
      text: 'Pour into 7 portions of about 320 g (11 1/4 oz) and serve lukewarm.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Haddock and mussels bring lean protein with some EPA and DHA.',
    'Mussels contribute B12 and the larger part of the manganese.',
    'Barley and corn thicken it and add fibre.',
    'Half blended, it needs almost no chewing.',
  ],
  createdAt: '2026-10-26T13:31:00Z',
  imageUrl: null,
  authorName: null,
};
