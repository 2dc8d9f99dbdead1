import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicEggLentilHash: WrittenRecipe = {
  id: 104,
  title: 'Organic Beef, Egg & Lentil Hash',
  description:
    'A soft hash of organic beef, lentils, courgette and sweet potato with eggs set on top, cut up small. Easy chewing and good protein for an older dog.',
  species: 'dog',
  category: 'senior',
  isOrganic: true,
  role: 'everyday',
  servings: 6,
  prepTime: 25,
  cookTime: 70,
  cookedWeightGrams: 1470,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 450,
      metric: '450 g organic lean beef mince (5% fat)',
      us: '1 lb organic lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g organic ox liver, minced',
      us: '1 3/4 oz organic beef liver, ground',
    },
    {
      ingredientId: 'lentils-cooked',
      grams: 350,
      metric: '350 g cooked organic brown lentils, unsalted (about 150 g dry)',
      us: '12 1/4 oz cooked organic brown lentils, unsalted (about 5 1/4 oz dry)',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 200,
      metric: '200 g organic sweet potato, in pea-size dice',
      us: '7 oz organic sweet potato, in pea-size dice',
    },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g organic courgettes, coarsely grated',
      us: '7 oz organic zucchini, coarsely grated',
    },
    {
      ingredientId: 'oats',
      grams: 40,
      metric: '40 g organic rolled oats',
      us: '1 1/2 oz organic rolled oats',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 organic eggs (200 g)', us: '4 organic eggs (7 oz)' },
    {
      ingredientId: 'parsley',
      grams: 15,
      metric: '15 g organic parsley, chopped',
      us: '1/2 oz organic parsley, chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g organic sunflower oil (2 tsp)',
      us: '2 tsp organic sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Simmer 150 g (5 1/4 oz) of dry lentils in plenty of unsalted water for 30 minutes, until they crush between two fingers. Drain them and weigh 350 g (12 1/4 oz).',
      lines: [2],
    },
    {
      text: 'Crush the kelp and zinc tablets and stir them with the eggshell into the water in a wide pot of 4 litres (4 qt). Add the sweet potato, cover and cook for 10 minutes, until it squashes under a spoon.',
      lines: [3, 9],
    },
    {
      text: 'Heat the oven to 190 °C (375 °F). Add the beef and liver to the pot and cook for 9 minutes, breaking them up with a wooden spoon, until no red is left.',
      lines: [0, 1],
    },
    {
      text: 'Mix in the lentils, courgettes (zucchini) and oats and spread the hash 2 cm (3/4 in) deep in an oiled roasting tin of 25 × 35 cm (10 × 14 in): half a teaspoon of the oil is enough.',
      lines: [2, 4, 5, 8],
    },
    {
      text: 'Make four hollows, crack the eggs into them and set the tin in the oven for 18 minutes, until whites and yolks are firm and a probe between them reads 74 °C (165 °F).',
      lines: [6],
    },
    {
      text: 'Chop the hash in its tin into soft crumbs; mash further for worn teeth. So shallow, it is hand-warm in 25 minutes.',
      lines: [],
    },
    {
      text: 'Stir the vitamin E, the vitamin D and the parsley into the rest of the oil and fold this through the crumbs.',
      lines: [7, 8],
    },
    {
      text: 'Divide it into 6 portions of about 245 g (8 3/4 oz) and warm each gently before serving, so that an older dog can smell it.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lean beef and eggs bring protein of high quality, which older dogs need as much as young ones.',
    'Most of the folate comes from the lentils; oats add soluble fibre.',
    'Eggs and liver bring choline; liver and sweet potato bring vitamin A.',
    'Organic lentils grow without artificial fertiliser: like peas, they take nitrogen from the air.',
  ],
  createdAt: '2026-11-11T15:04:00Z',
  imageUrl: null,
  authorName: null,
};
