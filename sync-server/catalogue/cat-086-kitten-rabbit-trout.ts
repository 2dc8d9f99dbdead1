import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenRabbitTrout: WrittenRecipe = {
  id: 86,
  title: 'Kitten Rabbit & Trout Loaf',
  description:
    'Rabbit, trout and chicken hearts baked as a soft loaf with egg and wheat germ for kittens. Bone meal brings the calcium.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 30,
  cookTime: 75,
  cookedWeightGrams: 765,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 200,
      metric: '200 g boneless rabbit, minced',
      us: '7 oz boneless rabbit, ground',
    },
    {
      ingredientId: 'trout',
      grams: 150,
      metric: '150 g trout fillet, weighed without skin',
      us: '5 1/4 oz trout fillet, weighed without skin',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 180,
      metric: '180 g chicken hearts, minced',
      us: '6 1/4 oz chicken hearts, ground',
    },
    { ingredientId: 'mussels', grams: 60, metric: '60 g raw mussel meat', us: '2 oz raw mussel meat' },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, minced',
      us: '1 1/2 oz beef liver, ground',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, very finely cut',
      us: '1 1/2 oz spinach, very finely cut',
    },
    { ingredientId: 'wheat-germ', grams: 30, metric: '30 g wheat germ', us: '1 oz wheat germ' },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F) and line a loaf tin of 1 litre (2 lb) with baking paper. Grind the kelp to dust and beat it into the eggs and yolk with the bone meal, wheat germ and spinach.',
      lines: [5, 6, 8, 7],
    },
    {
      text: 'Feel the trout from tail to head, pull out every bone and chop the flesh very finely, with the mussels.',
      lines: [1, 3],
    },
    {
      text: 'Add trout, mussels, rabbit, hearts and liver to the eggs and beat with an electric whisk for 1 minute.',
      lines: [1, 3, 0, 2, 4],
    },
    {
      text: 'Fill the tin, about 5.5 cm (2 1/4 in) deep, knock it on the worktop and bake for 70 to 75 minutes, until the loaf leaves the sides and measures 74 °C (165 °F) deep inside.',
      lines: [],
    },
    {
      text: 'Lift the loaf out by its paper and pour the juice from the tin into a cup. After 10 minutes cut twelve slices, lay them flat on a tray and let them cool for another 20 minutes.',
      lines: [],
    },
    {
      text: 'Warm the water to the heat of a hand and whisk it into the juice with the crushed thiamine tablet, the contents of the taurine capsules and the vitamin E.',
      lines: [9],
    },
    {
      text: 'Lay the loaf in a flat box as cut, into 12 slices of about 65 g (2 1/4 oz), and spoon the liquid over them evenly; they drink it up. For a kitten just weaned, mash a slice with warm water to a porridge.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Rabbit and trout are mild proteins that are easy to digest.',
    'Trout brings DHA and vitamin D.',
    'Wheat germ, under 4% of the food, and mussels bring manganese.',
    'Bone meal gives calcium and phosphorus together.',
  ],
  createdAt: '2026-11-01T08:26:00Z',
  imageUrl: null,
  authorName: null,
};
