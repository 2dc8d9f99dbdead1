import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const herringPotatoSkillet: WrittenRecipe = {
  id: 26,
  title: 'Herring & Potato Skillet',
  description:
    'A Scandinavian hash of herring, potato and beetroot with a few mussels, fried in one pan until the edges brown, with eggs stirred in at the end.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 25,
  cookTime: 40,
  cookedWeightGrams: 1000,
  ingredientLines: [
    {
      ingredientId: 'herring',
      grams: 210,
      metric: '210 g herring fillets, pin-boned, weighed with skin',
      us: '7 1/2 oz herring fillets, pin-boned, weighed with skin',
    },
    {
      ingredientId: 'beef-liver',
      grams: 45,
      metric: '45 g ox liver, in narrow strips',
      us: '1 1/2 oz beef liver, in narrow strips',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, chopped',
      us: '2 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 370,
      metric: '370 g potatoes, peeled and cut into 1 cm cubes',
      us: '13 oz potatoes, peeled and cut into 3/8 in cubes',
    },
    {
      ingredientId: 'beetroot',
      grams: 100,
      metric: '100 g beetroot, peeled and finely diced',
      us: '3 1/2 oz beets, peeled and finely diced',
    },
    {
      ingredientId: 'green-beans',
      grams: 100,
      metric: '100 g green beans, in short lengths',
      us: '3 1/2 oz green beans, in short lengths',
    },
    {
      ingredientId: 'spinach',
      grams: 80,
      metric: '80 g leaf spinach, torn',
      us: '2 3/4 oz leaf spinach, torn',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), beaten in a cup',
      us: '2 eggs (3 1/2 oz), beaten in a cup',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 7.1, dose: '1 1/2 level tsp (7.1 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Put potatoes, beetroot, beans and water into a 28 cm (11 in) frying pan with a lid. Crush the tablets of kelp and zinc with a rolling pin and stir them in with the bone meal and the iron.',
      lines: [3, 4, 5, 9],
    },
    {
      text: 'Cover and steam over a medium heat for 14 minutes, until a knife slides through a cube of potato; then take off the lid and let the last of the liquid go, about 4 minutes.',
      lines: [],
    },
    {
      text: 'Add half of the oil. Press flat, leave alone for 5 minutes until a crust forms, and flip in sections.',
      lines: [8],
    },
    {
      text: 'Lay the herring, skin upwards, over the hash, with the mussels and the strips of liver between. Cover for 8 minutes: the fish comes apart at a touch (63 °C / 145 °F) and the liver is brown right through (74 °C / 165 °F).',
      lines: [0, 2, 1],
    },
    {
      text: 'Peel away the skins if your dog dislikes them. Break up fish and liver with the spatula, looking once more for bones.',
      lines: [0, 1],
    },
    {
      text: 'Wilt the spinach in the pan for 2 minutes, then pour in the eggs and keep turning for 3 minutes, until they are set all over and steam (74 °C / 165 °F).',
      lines: [6, 7],
    },
    {
      text: 'Tip the hash out onto a large cold plate, 2.5 cm (1 in) deep, where it is hand-warm in 25 minutes.',
      lines: [],
    },
    {
      text: 'Prick the vitamin E capsule, squeeze it into the other half of the oil and fold that through. Divide into 4 portions of about 250 g (8 3/4 oz), sharing the crust evenly, and chill them.',
      lines: [8],
    },
  ],
  nutritionalBenefits: [
    'Herring is among the best sources of EPA, DHA, B12 and vitamin D.',
    'Potato is a starch most dogs digest well.',
    'Mussels bring iron and most of the manganese.',
    'Egg and liver meet the need for choline.',
  ],
  createdAt: '2026-10-21T18:26:00Z',
  imageUrl: null,
  authorName: null,
};
