import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const codMusselSteamBowl: WrittenRecipe = {
  id: 99,
  title: 'Cod, Mussel & Chicken Steam Bowl',
  description:
    'White fish, mussels and some chicken thigh steamed together in one bowl over a pan, with cauliflower and rapeseed oil. Light, with a strong smell.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 20,
  cookTime: 28,
  cookedWeightGrams: 945,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 420,
      metric: '420 g cod loin, in chunks',
      us: '14 3/4 oz cod loin, in chunks',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g shelled mussel meat, beards removed',
      us: '4 1/4 oz shelled mussel meat, beards removed',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 240,
      metric: '240 g skinless boneless chicken thigh, thinly sliced',
      us: '8 1/2 oz skinless boneless chicken thigh, thinly sliced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 25,
      metric: '25 g ox liver, thinly sliced',
      us: '7/8 oz beef liver, thinly sliced',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'cauliflower',
      grams: 40,
      metric: '40 g cauliflower, grated',
      us: '1 1/2 oz cauliflower, grated',
    },
    { ingredientId: 'rapeseed-oil', grams: 23, metric: '23 g rapeseed oil (5 tsp)', us: '5 tsp canola oil' },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Choose a heatproof bowl that sits on a pan without touching the water in it. Put in the chicken, liver and cauliflower with the measured water and cover with a plate.',
      lines: [2, 3, 5, 7],
    },
    {
      text: 'Steam for 14 minutes over a full boil, stirring once so that the slices do not stick to one another.',
      lines: [],
    },
    {
      text: 'Add cod and mussels, cover and steam for 10 minutes, until the cod breaks easily (63 °C / 145 °F) and the chicken shows 74 °C / 165 °F on the probe.',
      lines: [0, 1],
    },
    {
      text: 'Lift the bowl off, check the cod for bones and snip the mussels with scissors.',
      lines: [0, 1],
    },
    {
      text: 'Whisk yolks and oil to a smooth sauce, pour it over, set the bowl on the pan once more and stir for 2 minutes, until it thickens.',
      lines: [4, 6],
    },
    { text: 'Cool by stirring over a sink of cold water, 10 minutes.', lines: [] },
    {
      text: 'Crush the tablets finely, mix them with the eggshell, the salt and the contents of the capsules in a spoon of that sauce, and stir it through the fish.',
      lines: [],
    },
    { text: 'Share out into 9 portions of about 105 g (3 3/4 oz), with broth on each.', lines: [] },
  ],
  nutritionalBenefits: [
    'Cod and mussels bring protein, selenium and B12.',
    'With the mussels no manganese tablet is needed.',
    'Rapeseed oil and yolk supply the fat and linoleic acid that cod lacks.',
    'Chicken thigh adds taurine and arachidonic acid.',
  ],
  createdAt: '2026-11-14T08:39:00Z',
  imageUrl: null,
  authorName: null,
};
