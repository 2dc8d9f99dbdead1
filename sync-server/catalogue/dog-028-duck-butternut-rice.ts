import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckButternutRice: WrittenRecipe = {
  id: 28,
  title: 'Duck & Butternut Risotto-Style Rice',
  description:
    'Brown rice cooked in bone broth added a ladle at a time, with skinless duck and butternut squash. It needs an hour at the stove.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 60,
  cookedWeightGrams: 2250,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 700,
      metric: '700 g duck breast, without skin or fat, diced',
      us: '1 lb 8 1/2 oz duck breast, without skin or fat, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, snipped into crumbs',
      us: '2 3/4 oz beef liver, snipped into crumbs',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 250,
      metric: '250 g short-grain brown rice, dry',
      us: '1 1/3 cups short-grain brown rice, dry',
    },
    {
      ingredientId: 'butternut-squash',
      grams: 300,
      metric: '300 g butternut squash, peeled, in small cubes',
      us: '10 1/2 oz butternut squash, peeled, in small cubes',
    },
    {
      ingredientId: 'courgette',
      grams: 150,
      metric: '150 g courgette, diced',
      us: '5 1/4 oz zucchini, diced',
    },
    { ingredientId: 'peas', grams: 100, metric: '100 g frozen peas', us: '3 1/2 oz frozen peas' },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (9 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    {
      ingredientId: 'bone-broth',
      grams: 900,
      metric: '900 ml plain bone broth, bones and water only',
      us: '3 3/4 cups plain bone broth, bones and water only',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Keep the broth hot in a small pan. In a broad one, turn the rice in the oil for 2 minutes, until it smells toasted.',
      lines: [8, 2, 7],
    },
    {
      text: 'Add a quarter of the broth, stir, and wait until it is nearly absorbed before you add more. Go on like this for 35 minutes.',
      lines: [],
    },
    {
      text: 'Add the squash with the last ladle and cook for 10 minutes, until soft.',
      lines: [3],
    },
    {
      text: 'In a dry pan, sear the duck for 7 minutes with the liver added halfway, until no cube is red inside (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Scrape the duck with its juices into the rice, add the courgette (zucchini) and peas and cook for five minutes.',
      lines: [4, 5],
    },
    {
      text: 'Beat in the eggs over the heat for 2 minutes, until the rice is creamy and no raw egg is left.',
      lines: [6],
    },
    {
      text: 'Spread on a platter and cool for 30 minutes. Grind the tablets, mix them with the other dry supplements and sift them over, add the drop and the capsule, and turn the rice until no powder can be seen.',
      lines: [],
    },
    {
      text: 'Serve out into 8 portions of about 280 g (10 oz). Loosen it with a spoon of hot water the next day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Skinless duck is lean and supplies iron, copper and B vitamins.',
    'Brown rice brings manganese and magnesium, and turns creamy without butter.',
    'Butternut squash brings carotene and vitamin E.',
    'Five eggs make the sauce and cover choline.',
  ],
  createdAt: '2026-10-23T17:28:00Z',
  imageUrl: null,
  authorName: null,
};
