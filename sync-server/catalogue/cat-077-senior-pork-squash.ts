import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorPorkSquash: WrittenRecipe = {
  id: 77,
  title: 'Senior Pork & Squash Velvet',
  description:
    'Pork fillet and chicken hearts cooked soft and blended with butternut squash into a smooth, wet supper for an old cat that has become choosy.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 15,
  cookTime: 30,
  cookedWeightGrams: 885,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 500,
      metric: '500 g pork fillet (tenderloin), sliced',
      us: '1 lb 1 1/2 oz pork tenderloin, sliced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 160,
      metric: '160 g chicken hearts, split',
      us: '5 3/4 oz chicken hearts, split',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 35,
      metric: '35 g chicken liver, in pieces',
      us: '1 1/4 oz chicken liver, in pieces',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, in pieces',
      us: '3/4 oz beef liver, in pieces',
    },
    { ingredientId: 'egg-yolk', grams: 68, metric: '4 egg yolks (68 g)', us: '4 egg yolks (2 1/2 oz)' },
    {
      ingredientId: 'butternut-squash',
      grams: 80,
      metric: '80 g butternut squash, peeled and thinly sliced',
      us: '2 3/4 oz butternut squash, peeled and thinly sliced',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Layer the squash, hearts and pork in a small heavy pot, add the water, and braise under a tight lid on the lowest ring for 20 minutes.',
      lines: [5, 1, 0, 6],
    },
    {
      text: 'Add the two livers for 6 minutes longer. Pork and hearts should be pale right through, at 74 °C (165 °F).',
      lines: [2, 3],
    },
    {
      text: 'Beat in the yolks over the heat for 1 minute, until the juice thickens, add the parsley and blend the whole potful until smooth.',
      lines: [4, 7],
    },
    {
      text: 'Pour into a shallow tray and leave until lukewarm; beat in any skin that forms.',
      lines: [],
    },
    {
      text: 'Dissolve the salt and taurine in a tablespoon of warm water, add the remaining supplements, the tablets crushed and the capsules opened, and whisk it in.',
      lines: [],
    },
    {
      text: 'Fill into 10 portions of about 90 g (3 1/4 oz). Serve at body warmth: old cats eat by smell.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'More than half of the energy is protein, to help an old cat to keep its muscle.',
    'Pork brings enough thiamine without a tablet.',
    'Squash and plenty of liquid give some fibre and water.',
    'Yolks bring choline, vitamin D and arachidonic acid.',
  ],
  createdAt: '2026-10-19T17:17:00Z',
  imageUrl: null,
  authorName: null,
};
