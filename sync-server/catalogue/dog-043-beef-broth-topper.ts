import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefBrothTopper: WrittenRecipe = {
  id: 43,
  title: 'Jellied Beef Broth Topper',
  description:
    'Stewing beef simmered in bone broth with carrot, celery and parsnip until it falls into threads, then set in jelly. Add a cube to a dull dinner.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 20,
  prepTime: 25,
  cookTime: 285,
  cookedWeightGrams: 820,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 320,
      metric: '320 g lean stewing beef, in large pieces',
      us: '11 1/4 oz lean beef stew meat, in large pieces',
    },
    {
      ingredientId: 'bone-broth',
      grams: 500,
      metric: '500 ml plain home-made bone broth (bones and water only)',
      us: '2 cups plain home-made bone broth (bones and water only)',
    },
    {
      ingredientId: 'carrot',
      grams: 60,
      metric: '60 g carrot, cut into coins',
      us: '2 oz carrot, cut into coins',
    },
    {
      ingredientId: 'celery',
      grams: 40,
      metric: '40 g celery, sliced thin',
      us: '1 1/2 oz celery, sliced thin',
    },
    {
      ingredientId: 'gelatin',
      grams: 15,
      metric: '15 g unsweetened gelatin powder',
      us: '1/2 oz unsweetened gelatin powder',
    },
    { ingredientId: 'parsley', grams: 15, metric: '15 g parsley, chopped', us: '1/2 oz parsley, chopped' },
    {
      ingredientId: 'parsnip',
      grams: 50,
      metric: '50 g parsnip, peeled and diced',
      us: '1 3/4 oz parsnip, peeled and diced',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'For the broth, cover 500 g (1 lb 1 3/4 oz) of beef bones with a litre (1 qt) of cold water, nothing else. Bring it to a simmer, skim it and let it tremble for 2 hours with the lid ajar. Strain it, throw the bones away (cooked bones splinter) and measure 500 ml (2 cups); top up with water if there is less.',
      lines: [1],
    },
    {
      text: 'Cover the beef with the broth and two thirds of the water in a heavy pot, bring it slowly to the boil, about 10 minutes, and take off the grey foam with a spoon.',
      lines: [0, 1, 7],
    },
    { text: 'Set the lid ajar and simmer very gently for 2 hours.', lines: [] },
    {
      text: 'Add the carrot, celery and parsnip and simmer for a further 30 minutes, until the beef falls into threads (far above 74 °C / 165 °F). Take it out and shred it.',
      lines: [2, 3, 6, 0],
    },
    {
      text: 'Meanwhile sprinkle the gelatin over the last third of the water, cold, and let it swell for 10 minutes. Whisk it into the hot broth until it is clear, off the heat. Mix in the beef and the parsley.',
      lines: [4, 7, 0, 5],
    },
    {
      text: 'Pour it 2 cm (3/4 in) deep into a dish of 20 × 20 cm (8 × 8 in). Cool for 30 minutes, then put it in the refrigerator overnight.',
      lines: [],
    },
    {
      text: 'Scrape off any cap of fat and cut five strips by four: 20 cubes the size of a matchbox, and one is a serving.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'The jelly carries water, welcome for dogs that drink little.',
    'Shredded beef adds protein and a strong smell for fussy eaters.',
    'Made at home, it has no salt or seasoning added.',
  ],
  createdAt: '2026-11-05T13:43:00Z',
  imageUrl: null,
  authorName: null,
};
