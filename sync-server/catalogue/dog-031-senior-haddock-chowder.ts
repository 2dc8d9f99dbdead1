import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorHaddockChowder: WrittenRecipe = {
  id: 31,
  title: 'Senior Haddock, Mussel & Corn Chowder',
  description:
    'A thick, milkless chowder of haddock, mussels, sweetcorn and barley, about a third of it blended smooth. Warm and easy to lap up.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 65,
  cookedWeightGrams: 2275,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 450,
      metric: '450 g haddock fillet, skinned and boneless',
      us: '1 lb haddock fillet, skinned and boneless',
    },
    {
      ingredientId: 'mussels',
      grams: 200,
      metric: '200 g raw mussel meat, chopped',
      us: '7 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, diced minutely',
      us: '2 3/4 oz beef liver, diced minutely',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 300,
      metric: '300 g peeled potatoes, diced',
      us: '10 1/2 oz peeled potatoes, diced',
    },
    { ingredientId: 'sweetcorn', grams: 200, metric: '200 g sweetcorn kernels', us: '7 oz corn kernels' },
    {
      ingredientId: 'barley-dry',
      grams: 80,
      metric: '80 g pearl barley, dry',
      us: '2 3/4 oz pearl barley, dry',
    },
    { ingredientId: 'spinach', grams: 100, metric: '100 g young spinach', us: '3 1/2 oz young spinach' },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), whisked', us: '5 eggs (8 3/4 oz), whisked' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 750, metric: '750 ml water', us: '3 1/4 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets. Put them with the calcium carbonate and the water into a large pot, add the rinsed barley and simmer it under the lid for 20 minutes.',
      lines: [5, 9],
    },
    {
      text: 'Add the sweetcorn and potatoes and go on for 15 minutes, until the grains are soft.',
      lines: [4, 3],
    },
    {
      text: 'Stir in the liver for 5 minutes; it should be fully brown and firm (74 °C / 165 °F).',
      lines: [2],
    },
    {
      text: 'Take out half of the pot, blend it with the spinach until smooth, pour it back and let it come to a bubble.',
      lines: [6],
    },
    {
      text: 'Lay the haddock and mussels on top, cover and cook gently for 8 minutes, until the fish is opaque and the mussels are firm (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Break up the haddock and remove any bones. Whisk in the eggs and keep the chowder just below the boil for 4 minutes while they thicken it (74 °C / 165 °F).',
      lines: [0, 7],
    },
    {
      text: 'Ladle it into two shallow dishes, no more than 4 cm (1 1/2 in) in each, and stir from time to time until hand-warm, some 45 minutes.',
      lines: [],
    },
    { text: 'Beat the vitamin E into the oil and whisk half of it into each dish.', lines: [8] },
    {
      text: 'Pour into 7 portions of about 325 g (11 1/2 oz), refrigerate them, and serve lukewarm.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Haddock and mussels bring lean protein with some EPA and DHA.',
    'Mussels contribute B12, iron and the larger part of the manganese.',
    'Barley and corn thicken it and add fibre.',
    'A third of it is blended and the fish is in flakes, so it needs little chewing.',
  ],
  createdAt: '2026-10-26T13:31:00Z',
  imageUrl: null,
  authorName: null,
};
