import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicBeefHarvest: WrittenRecipe = {
  id: 102,
  title: 'Organic Beef & Squash Harvest Loaf',
  description:
    'A baked loaf of organic beef mince, heart, oats, squash and cranberries. Slice it, weigh it, freeze the slices flat.',
  species: 'dog',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 9,
  prepTime: 25,
  cookTime: 60,
  cookedWeightGrams: 1720,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-15',
      grams: 800,
      metric: '800 g organic beef mince, 15% fat',
      us: '1 3/4 lb organic ground beef, 85% lean',
    },
    {
      ingredientId: 'beef-heart',
      grams: 250,
      metric: '250 g organic ox heart, trimmed and minced',
      us: '9 oz organic beef heart, trimmed and ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g organic ox liver, finely diced',
      us: '2 3/4 oz organic beef liver, finely diced',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 400,
      metric: '400 g organic butternut squash, grated',
      us: '14 oz organic butternut squash, grated',
    },
    {
      ingredientId: 'oats',
      grams: 150,
      metric: '150 g organic rolled oats',
      us: '5 1/4 oz organic rolled oats',
    },
    {
      ingredientId: 'kale',
      grams: 100,
      metric: '100 g organic kale, stalks out, finely chopped',
      us: '3 1/2 oz organic kale, stems removed, finely chopped',
    },
    {
      ingredientId: 'cranberries',
      grams: 50,
      metric: '50 g organic cranberries, chopped',
      us: '1 3/4 oz organic cranberries, chopped',
    },
    {
      ingredientId: 'egg',
      grams: 150,
      metric: '3 organic eggs (150 g), beaten',
      us: '3 organic eggs (5 1/4 oz), beaten',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 9.5, dose: '1 3/4 level tsp (9.5 g)' },
    { id: 'kelp-tablet', grams: 1.65, dose: '5 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 3.0, dose: '1/2 level tsp (3 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 175 °C (350 °F) and line two loaf tins. Wash the kale well, strip the stalks and chop it fine.',
      lines: [5],
    },
    {
      text: 'Beat the eggs in a large bowl, stir in the oats and squash and rest for 15 minutes, until the oats are soft.',
      lines: [7, 4, 3],
    },
    {
      text: 'Crush the tablets and mix all the supplements but the vitamin D and E, which heat would harm, into the oats.',
      lines: [],
    },
    {
      text: 'Mix in the beef, heart, liver, kale and cranberries with your hands until even. Press into the tins.',
      lines: [0, 1, 2, 6],
    },
    {
      text: 'Bake for 60 minutes, until a probe in the middle reads 74 °C (165 °F) and the juice is clear. Leave the juices in the tins: the loaves soak up most of them.',
      lines: [],
    },
    {
      text: 'Cool in the tins for an hour. Beat the vitamin D drop and the vitamin E with a spoon of water and brush it over the loaves.',
      lines: [],
    },
    { text: 'Slice into 9 portions of about 190 g (6 3/4 oz), chill or freeze.', lines: [] },
  ],
  nutritionalBenefits: [
    'Beef, heart and liver bring iron, zinc, copper and B12.',
    'Oats and squash bind the loaf and bring fibre and manganese.',
    'Cranberries are there for taste, 6 g a portion.',
    'Certified organic beef comes from herds that must have grazing in season.',
  ],
  createdAt: '2026-11-10T14:30:00Z',
  imageUrl: null,
  authorName: null,
};
