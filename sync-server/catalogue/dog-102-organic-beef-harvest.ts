import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicBeefHarvest: WrittenRecipe = {
  id: 102,
  title: 'Organic Beef & Squash Harvest Loaf',
  description:
    'Two baked loaves of organic beef mince, heart, oats, squash and cranberries. Slice them, weigh them, freeze the slices flat.',
  species: 'dog',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 9,
  prepTime: 30,
  cookTime: 75,
  cookedWeightGrams: 1575,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-15',
      grams: 450,
      metric: '450 g organic beef mince, 15% fat',
      us: '1 lb organic ground beef, 85% lean',
    },
    {
      ingredientId: 'beef-heart',
      grams: 250,
      metric: '250 g organic ox heart, trimmed and minced',
      us: '8 3/4 oz organic beef heart, trimmed and ground',
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
      metric: '400 g organic butternut squash, peeled, seeded and grated',
      us: '14 oz organic butternut squash, peeled, seeded and grated',
    },
    {
      ingredientId: 'oats',
      grams: 160,
      metric: '160 g organic rolled oats',
      us: '5 3/4 oz organic rolled oats',
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
      grams: 250,
      metric: '5 organic eggs (250 g), beaten',
      us: '5 organic eggs (8 3/4 oz), beaten',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g organic sunflower oil (1 tsp)',
      us: '1 tsp organic sunflower oil',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 17.6, dose: '3 3/4 level tsp (17.6 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F) and line two 900 g (2 lb) loaf tins, each of a litre (1 qt). Wash the kale well, strip off the stalks and chop it fine.',
      lines: [5],
    },
    {
      text: 'Crush the kelp and zinc tablets and beat them with the bone meal into the eggs, in your largest bowl. Stir in the oats and squash and let them swell for 15 minutes.',
      lines: [7, 4, 3],
    },
    {
      text: 'Work in the beef, heart, liver, kale and cranberries with your hands until no streak of egg is left. Press half into each tin, 8 cm (3 in) deep at most, and smooth the tops.',
      lines: [0, 1, 2, 5, 6],
    },
    {
      text: 'Bake for 75 minutes, until a probe pushed to the middle of each loaf reads 74 °C (165 °F). Leave the juices: the loaves soak up most of them.',
      lines: [],
    },
    {
      text: 'Lift the loaves out after 15 minutes, cut them with a bread knife into slices 2.5 cm (1 in) thick and lay these flat on two trays for 25 minutes more, until just warm.',
      lines: [],
    },
    {
      text: 'Mix the vitamin D drop and the vitamin E with the oil in a cup and dab a little on every slice with the back of a teaspoon.',
      lines: [8],
    },
    {
      text: 'Weigh into 9 portions of about 175 g (6 1/4 oz) and put them in the fridge or freezer.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, heart and liver bring iron, zinc, copper and B12.',
    'Oats and squash bind the loaf and bring fibre and manganese.',
    'Five eggs bring choline; cranberries are there for taste, 6 g a portion.',
    'Certified organic beef comes from herds that must have grazing in season.',
  ],
  createdAt: '2026-11-10T14:30:00Z',
  imageUrl: null,
  authorName: null,
};
