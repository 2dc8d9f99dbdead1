import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenBeefMackerel: WrittenRecipe = {
  id: 76,
  title: 'Kitten Beef & Mackerel Meatballs',
  description:
    'Tiny poached meatballs of lean beef, heart and mackerel bound with egg, with bone meal for growing bones. One bite each for a kitten.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 20,
  cookedWeightGrams: 805,
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 350,
      metric: '350 g lean beef mince (5% fat)',
      us: '12 1/2 oz lean ground beef (95% lean)',
    },
    {
      ingredientId: 'beef-heart',
      grams: 150,
      metric: '150 g ox heart, trimmed and minced',
      us: '5 1/4 oz beef heart, trimmed and ground',
    },
    {
      ingredientId: 'mackerel',
      grams: 90,
      metric: '90 g mackerel fillet, skinned and boned',
      us: '3 1/4 oz mackerel fillet, skinned and boned',
    },
    { ingredientId: 'mussels', grams: 80, metric: '80 g mussel meat', us: '2 3/4 oz mussel meat' },
    { ingredientId: 'chicken-liver', grams: 35, metric: '35 g chicken liver', us: '1 1/4 oz chicken liver' },
    { ingredientId: 'beef-liver', grams: 20, metric: '20 g ox liver', us: '3/4 oz beef liver' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 1.4, dose: '1/4 level tsp (1.4 g)' },
    { id: 'bone-meal', grams: 11.8, dose: '2 1/2 level tsp (11.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'magnesium-citrate', grams: 0.7, dose: '1/4 level tsp (0.7 g)' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Chill the bowl and blade of a food processor. Pulse the mackerel, mussels, both livers, parsley, eggs and yolk to a smooth batter.',
      lines: [2, 3, 4, 5, 6, 7, 9],
    },
    {
      text: 'Beat in the beef and heart with a wooden spoon until the mixture turns sticky and holds together.',
      lines: [0, 1],
    },
    { text: 'With wet hands roll meatballs no bigger than a marble.', lines: [] },
    {
      text: 'Bring the water to a bare simmer in a wide lidded pan and poach half of the meatballs for 6 minutes, shaking the pan; skim them out and give the rest 6 minutes too. Halve one: grey-brown throughout, 74 °C (165 °F).',
      lines: [8],
    },
    {
      text: 'Tip everything, with every drop of liquid, into a cold bowl and wait until it is at blood heat.',
      lines: [],
    },
    {
      text: 'Mix the bone meal and the other dry supplements in a jar, sprinkle them over the meatballs a third at a time and turn the balls in the juices until it is taken up; squeeze the vitamin E in last.',
      lines: [],
    },
    {
      text: 'Divide into 10 portions of about 80 g (2 3/4 oz); crush the balls for the youngest kittens.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, heart and mussels bring iron and zinc for a growing body.',
    'Mackerel gives DHA, which kittens use for eyes and brain.',
    'Bone meal supplies calcium and phosphorus in balance.',
    'Egg yolk and liver bring choline and folate.',
  ],
  createdAt: '2026-10-16T11:16:00Z',
  imageUrl: null,
  authorName: null,
};
