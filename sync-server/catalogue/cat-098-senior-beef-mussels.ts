import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorBeefMussels: WrittenRecipe = {
  id: 98,
  title: 'Slow-Braised Beef & Mussels',
  description:
    'Stewing beef braised for hours until it falls in threads, with mussels for the minerals that beef lacks. Soft food, few tablets.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 160,
  cookedWeightGrams: 830,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 500,
      metric: '500 g lean stewing beef, cubed',
      us: '1 lb 1 1/2 oz lean beef stew meat, cubed',
    },
    {
      ingredientId: 'mussels',
      grams: 150,
      metric: '150 g shelled mussel meat',
      us: '5 1/4 oz shelled mussel meat',
    },
    { ingredientId: 'beef-liver', grams: 25, metric: '25 g ox liver, diced', us: '7/8 oz beef liver, diced' },
    {
      ingredientId: 'carrot',
      grams: 50,
      metric: '50 g carrot, sliced into thin rounds',
      us: '1 3/4 oz carrot, sliced into thin rounds',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'rapeseed-oil',
      grams: 14,
      metric: '14 g rapeseed oil (1 tbsp)',
      us: '1 tbsp canola oil',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 150 °C (300 °F). Bring beef, carrot and water to the boil in a flameproof pot with a heavy lid.',
      lines: [0, 3, 6],
    },
    {
      text: 'Move it to the oven for 2 hours 20 minutes. If the lid is not tight, lay foil under it.',
      lines: [],
    },
    {
      text: 'Stir in mussels and liver and return for 12 minutes; the mussels plump up and the liver reaches 74 °C (165 °F).',
      lines: [1, 2],
    },
    {
      text: 'Shred the beef with two forks, chop the mussels, and stir the yolks into the very hot juice until they thicken it.',
      lines: [4],
    },
    { text: 'Cool for an hour, then stir in the oil and parsley.', lines: [5, 7] },
    {
      text: 'Grind the tablets and salt finely, stir them with the opened capsules and the eggshell into a few spoons of the juice, squeeze in the vitamin E, and mix this well through the meat.',
      lines: [],
    },
    { text: 'Divide into 10 portions of about 85 g (3 oz). Mash it finely for sore teeth.', lines: [] },
  ],
  nutritionalBenefits: [
    'Beef brings zinc and B12, mussels iron, manganese and taurine.',
    'Hours of gentle braising make it soft enough for sore gums.',
    'Rapeseed oil carries linoleic acid and vitamin E, of which beef has little.',
    'Yolk adds choline and vitamin D.',
  ],
  createdAt: '2026-11-13T16:38:00Z',
  imageUrl: null,
  authorName: null,
};
