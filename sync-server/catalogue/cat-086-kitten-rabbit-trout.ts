import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenRabbitTrout: WrittenRecipe = {
  id: 86,
  title: 'Kitten Rabbit & Trout Loaf',
  description:
    'Rabbit, trout and turkey hearts baked as a soft loaf with egg and wheat germ for kittens. Bone meal brings the calcium.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 25,
  cookTime: 45,
  cookedWeightGrams: 780,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 330,
      metric: '330 g boneless rabbit, minced',
      us: '11 3/4 oz boneless rabbit, ground',
    },
    {
      ingredientId: 'trout',
      grams: 180,
      metric: '180 g trout fillet, skinned',
      us: '6 1/4 oz trout fillet, skinned',
    },
    {
      ingredientId: 'turkey-heart',
      grams: 100,
      metric: '100 g turkey hearts, minced',
      us: '3 1/2 oz turkey hearts, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 38,
      metric: '38 g ox liver, minced',
      us: '1 3/8 oz beef liver, ground',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, very finely cut',
      us: '1 1/2 oz spinach, very finely cut',
    },
    { ingredientId: 'wheat-germ', grams: 20, metric: '20 g wheat germ', us: '3/4 oz wheat germ' },
    { ingredientId: 'water', grams: 80, metric: '80 ml water', us: '1/3 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 12.9, dose: '2 3/4 level tsp (12.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'magnesium-citrate', grams: 0.7, dose: '1/4 level tsp (0.7 g)' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 170 °C (340 °F). Put the wheat germ, spinach and water in a bowl and leave for 10 minutes.',
      lines: [6, 7, 8],
    },
    {
      text: 'Feel the trout from tail to head, pull out every bone and chop the flesh very finely.',
      lines: [1],
    },
    {
      text: 'Add trout, rabbit, hearts, liver, eggs and yolk to the bowl and beat with an electric whisk for 1 minute.',
      lines: [0, 1, 2, 3, 4, 5],
    },
    {
      text: 'Pour into a small loaf tin lined with baking paper, cover and bake for 40 to 45 minutes, until the loaf leaves the sides and measures 74 °C (165 °F) deep inside.',
      lines: [],
    },
    { text: 'Unwrap, break up with its juices and spread out for 30 minutes.', lines: [] },
    {
      text: 'Mix the bone meal, magnesium and salt, add the crushed tablets and opened capsules, and knead this into the crumbs, a spoon at a time, for 3 minutes.',
      lines: [],
    },
    {
      text: 'Pack into 12 portions of about 65 g (2 1/4 oz). For a kitten just weaned, thin a portion with warm water to a porridge.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Rabbit and trout are mild proteins that are easy to digest.',
    'Trout brings DHA and vitamin D.',
    'Wheat germ is 2% of the food; it brings manganese, magnesium and thiamine.',
    'Bone meal gives calcium and phosphorus together.',
  ],
  createdAt: '2026-11-01T08:26:00Z',
  imageUrl: null,
  authorName: null,
};
