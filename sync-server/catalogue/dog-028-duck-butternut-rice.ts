import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const duckButternutRice: WrittenRecipe = {
  id: 28,
  title: 'Duck & Butternut Risotto-Style Rice',
  description:
    'Brown rice cooked in home-made bone broth added a ladle at a time, with skinless duck and butternut squash. It needs an hour of stirring.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 30,
  cookTime: 105,
  cookedWeightGrams: 2120,
  ingredientLines: [
    {
      ingredientId: 'duck-meat',
      grams: 650,
      metric: '650 g duck breast, weighed without skin and fat, diced',
      us: '1 lb 7 oz duck breast, weighed without skin and fat, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, snipped into crumbs',
      us: '2 3/4 oz beef liver, snipped into crumbs',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 200,
      metric: '200 g short-grain brown rice, dry',
      us: '7 oz short-grain brown rice, dry',
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
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    {
      ingredientId: 'bone-broth',
      grams: 750,
      metric: '750 ml plain bone broth, bones and water only',
      us: '3 1/4 cups plain bone broth, bones and water only',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 9.5, dose: '1 3/4 level tsp (9.5 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'For the broth, cover 500 g (1 lb 1 3/4 oz) of chicken carcass or duck bones with 1.2 litres (5 cups) of cold water, simmer for 40 minutes and strain. Skim the fat and measure off what you need. Nothing but bones and water goes in.',
      lines: [8],
    },
    {
      text: 'Keep the broth hot in a small pan, and stir into it the kelp and zinc tablets, crushed to dust, and the calcium carbonate. In a broad 4-litre (4-quart) pan turn the rice in the oil for 2 minutes, until it smells toasted.',
      lines: [8, 2, 7],
    },
    {
      text: 'Stir up the broth, add a quarter of it, and wait until it is nearly absorbed before you add more. Go on like this for 35 minutes.',
      lines: [8],
    },
    { text: 'Add the squash with the last ladle and cook for 10 minutes, until soft.', lines: [3] },
    {
      text: 'Meanwhile sear the duck in a dry frying pan in two batches, 5 minutes each, the second with the liver, until no cube is red inside (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Scrape the duck with its juices into the rice, add the courgette (zucchini) and peas and cook for six minutes.',
      lines: [4, 5, 0],
    },
    {
      text: 'Beat in the eggs over the heat for 3 minutes, until the rice is creamy and a probe reads 74 °C (165 °F).',
      lines: [6],
    },
    {
      text: 'Spread it over two platters, 3 cm (1 1/4 in) deep; in about half an hour you can hold a finger in it. Work the drop of vitamin D and the vitamin E into a cup of the rice, scatter half over each platter and turn it over several times.',
      lines: [],
    },
    {
      text: 'Serve out into 8 portions of about 265 g (9 1/4 oz) and refrigerate. Loosen it with a spoon of hot water the next day.',
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
