import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const musselMackerel: WrittenRecipe = {
  id: 73,
  title: 'Mussel & Mackerel Pot',
  description:
    'Mackerel, mussels and turkey breast in their own broth with cauliflower. The mussels bring the manganese, so no tablet is needed.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 20,
  cookedWeightGrams: 905,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 300,
      metric: '300 g turkey breast, diced small',
      us: '10 1/2 oz turkey breast, diced small',
    },
    {
      ingredientId: 'mackerel',
      grams: 200,
      metric: '200 g mackerel fillet, skin off',
      us: '7 oz mackerel fillet, skin off',
    },
    {
      ingredientId: 'mussels',
      grams: 200,
      metric: '200 g mussel meat, shelled',
      us: '7 oz mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g ox liver, finely diced',
      us: '1 oz beef liver, finely diced',
    },
    {
      ingredientId: 'cauliflower',
      grams: 60,
      metric: '60 g cauliflower, finely chopped',
      us: '2 oz cauliflower, finely chopped',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    { text: 'Simmer the turkey and cauliflower in the water, covered, for 8 minutes.', lines: [0, 4, 6] },
    {
      text: 'Lay the mackerel on top, scatter the liver and mussels around it, cover and steam for 8 minutes. The fish should flake (63 °C / 145 °F), the turkey be white all through (74 °C / 165 °F), the mussels firm.',
      lines: [1, 3, 2],
    },
    {
      text: 'Lift out the mackerel and take every bone out. Chop the mussels and the parsley.',
      lines: [1, 2, 7],
    },
    {
      text: 'Return both to the pot over the lowest heat and stir in the egg yolks for 2 minutes, until the broth thickens. Cool for 30 minutes.',
      lines: [5],
    },
    {
      text: 'Grind the tablets with the salt, add the contents of the capsules, the eggshell and the vitamin E, and stir this through the pot.',
      lines: [],
    },
    { text: 'Weigh into 10 portions of about 90 g (3 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Mussels bring manganese, iron and B12.',
    'Mackerel brings EPA, DHA and vitamin D.',
    'Turkey breast keeps the fat in bounds.',
    'Nothing is drained off: the broth is eaten with the fish.',
  ],
  createdAt: '2026-10-25T11:40:00Z',
  imageUrl: null,
  authorName: null,
};
