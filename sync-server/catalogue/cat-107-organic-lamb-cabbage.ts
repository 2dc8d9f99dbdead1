import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicLambCabbage: WrittenRecipe = {
  id: 107,
  title: 'Organic Lamb & Cabbage',
  description:
    'Organic lamb leg, heart and liver baked flat with a little cabbage, mussels and salmon, cut in pieces and spooned with its own juices.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 40,
  cookedWeightGrams: 890,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 450,
      metric: '450 g organic lean boneless lamb leg, minced',
      us: '1 lb organic lean boneless leg of lamb, ground',
    },
    {
      ingredientId: 'lamb-heart',
      grams: 80,
      metric: '80 g organic lamb heart, trimmed and minced',
      us: '2 3/4 oz organic lamb heart, trimmed and ground',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 30,
      metric: '30 g organic lamb’s liver, minced',
      us: '1 oz organic lamb liver, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 75,
      metric: '75 g raw rope-grown mussel meat, finely chopped',
      us: '2 3/4 oz raw rope-grown mussel meat, finely chopped',
    },
    {
      ingredientId: 'salmon',
      grams: 30,
      metric: '30 g organic salmon fillet, skinned and boned, finely chopped',
      us: '1 oz organic salmon fillet, skinned and boned, finely chopped',
    },
    {
      ingredientId: 'cabbage',
      grams: 50,
      metric: '50 g organic cabbage, finely shredded',
      us: '1 3/4 oz organic cabbage, finely shredded',
    },
    {
      ingredientId: 'carrot',
      grams: 30,
      metric: '30 g organic carrot, finely grated',
      us: '1 oz organic carrot, finely grated',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g organic spinach, finely chopped',
      us: '1 1/2 oz organic spinach, finely chopped',
    },
    {
      ingredientId: 'wheat-germ',
      grams: 40,
      metric: '40 g organic wheat germ',
      us: '1 1/2 oz organic wheat germ',
    },
    {
      ingredientId: 'egg',
      grams: 50,
      metric: '1 organic egg (50 g), beaten',
      us: '1 organic egg (1 3/4 oz), beaten',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g organic sunflower oil (1 tbsp)',
      us: '1 tbsp organic sunflower oil',
    },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'choline-bitartrate', grams: 1.824, dose: '3 capsules, 250 mg choline each, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Simmer the cabbage, carrot and spinach in the water under a lid for 5 minutes, until limp, and let them lose their heat in a soup plate with all their liquid.',
      lines: [5, 6, 7, 11],
    },
    {
      text: 'Crush the kelp tablets and stir them with the bone meal, the iron and the wheat germ into the beaten egg and the oil.',
      lines: [8, 9, 10],
    },
    {
      text: 'Knead in the leg, heart, liver, mussels, salmon and vegetables until the mixture looks the same all through. Press it 2.5 cm (1 in) deep into a lined dish of 20 × 20 cm (8 × 8 in) and cover with foil.',
      lines: [0, 1, 2, 3, 4, 5, 6, 7],
    },
    { text: 'Bake for 35 minutes, until the centre reaches 74 °C (165 °F).', lines: [] },
    {
      text: 'Pour the juices into a cup. Cut the bake into ten pieces in its dish and leave it uncovered for 25 minutes, until barely warm.',
      lines: [],
    },
    {
      text: 'Open the choline and taurine capsules into the cooled juices, stir until dissolved and share them out over the pieces by the teaspoon; they soak in.',
      lines: [],
    },
    { text: 'Lift into 10 portions of about 90 g (3 1/4 oz) and crumble each into the bowl.', lines: [] },
  ],
  nutritionalBenefits: [
    'Lamb, mussels and liver bring most of the zinc, copper and vitamin B12.',
    'Wheat germ brings thiamine and manganese; sunflower oil brings vitamin E.',
    'A little salmon and an egg supply the vitamin D.',
    'Buy the lamb and its offal, the egg, salmon, vegetables and wheat germ certified organic.',
  ],
  createdAt: '2026-11-14T13:50:00Z',
  imageUrl: null,
  authorName: null,
};
