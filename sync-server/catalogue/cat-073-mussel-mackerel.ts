import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const musselMackerel: WrittenRecipe = {
  id: 73,
  title: 'Mussel & Mackerel Pot',
  description:
    'Mussels and mackerel with turkey breast and pork in their own broth with cauliflower. The mussels bring the manganese, so no tablet of it is needed.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 27,
  cookedWeightGrams: 930,
  ingredientLines: [
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g raw mussel meat, shelled',
      us: '4 1/4 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'mackerel',
      grams: 110,
      metric: '110 g mackerel fillet, skin off',
      us: '4 oz mackerel fillet, skin off',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 200,
      metric: '200 g turkey breast, in 2 cm dice',
      us: '7 oz turkey breast, in 3/4 in dice',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 170,
      metric: '170 g pork fillet, in 2 cm dice',
      us: '6 oz pork tenderloin, in 3/4 in dice',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 60,
      metric: '60 g chicken hearts, halved',
      us: '2 oz chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, finely diced',
      us: '1 1/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'cauliflower',
      grams: 60,
      metric: '60 g cauliflower, finely chopped',
      us: '2 oz cauliflower, finely chopped',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets in a mortar with the calcium carbonate and the iron, and wash them into a wide pot with the water.',
      lines: [9],
    },
    {
      text: 'Add the turkey, pork, hearts and cauliflower. Heat for 5 minutes until the broth trembles, cover and simmer for 12 minutes.',
      lines: [2, 3, 4, 6],
    },
    {
      text: 'Lay the mackerel on top, scatter the liver and mussels (frozen ones thawed) around it, cover and steam for 7 minutes. The fish should flake (63 °C / 145 °F), the turkey be white all through and the liver and hearts without a trace of red (74 °C / 165 °F), the mussels firm.',
      lines: [1, 5, 0],
    },
    {
      text: 'Lift out the mackerel and take every bone out. Stir the egg yolks and oil into the pot over the lowest heat for 2 minutes, until the broth thickens.',
      lines: [1, 7, 8],
    },
    {
      text: 'Return the fish with the parsley and spread the food in two soup plates; at 2.5 cm (1 in) deep the steam is gone in 25 minutes.',
      lines: [1, 10],
    },
    {
      text: 'Lift the pieces onto a board, chop them as fine as your cat likes and put them back in the broth. Open the taurine capsules into four spoonfuls of this broth, pour half over each plate and fold for a full minute.',
      lines: [],
    },
    { text: 'Weigh into 10 portions of about 95 g (3 1/4 oz), cover and refrigerate.', lines: [] },
  ],
  nutritionalBenefits: [
    'Mussels bring manganese, iron and B12.',
    'Mackerel brings EPA, DHA and vitamin D.',
    'Turkey breast keeps the fat in bounds, pork adds thiamine.',
    'Nothing is drained off: the broth is eaten with the fish.',
  ],
  createdAt: '2026-10-25T11:40:00Z',
  imageUrl: null,
  authorName: null,
};
