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
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 885,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 280,
      metric: '280 g pork fillet (tenderloin), in thin slices',
      us: '10 oz pork tenderloin, in thin slices',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 250,
      metric: '250 g chicken hearts, split',
      us: '8 3/4 oz chicken hearts, split',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, in thin strips',
      us: '3/4 oz beef liver, in thin strips',
    },
    { ingredientId: 'egg-yolk', grams: 68, metric: '4 egg yolks (68 g)', us: '4 egg yolks (2 1/2 oz)' },
    {
      ingredientId: 'butternut-squash',
      grams: 80,
      metric: '80 g butternut squash, peeled and thinly sliced',
      us: '2 3/4 oz butternut squash, peeled and thinly sliced',
    },
    { ingredientId: 'spinach', grams: 30, metric: '30 g spinach leaves', us: '1 oz spinach leaves' },
    { ingredientId: 'wheat-germ', grams: 15, metric: '15 g wheat germ', us: '1/2 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 10.6, dose: '2 1/4 level tsp (10.6 g)' },
    { id: 'iodised-salt', grams: 0.75, dose: '1/8 level tsp (0.75 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Crush the kelp tablets and stir them into the cold water with the bone meal, the salt and the iron.',
      lines: [8],
    },
    {
      text: 'Layer the squash, hearts and pork in a small heavy pot, pour the cloudy water over them, bring to the boil and braise under a tight lid on the lowest ring for 18 minutes.',
      lines: [4, 1, 0, 8],
    },
    {
      text: 'Add the liver and spinach for 5 minutes longer. Cut the thickest heart and a slice of pork open: both grey-brown right through, at 74 °C (165 °F).',
      lines: [2, 5],
    },
    {
      text: 'Beat in the yolks over the heat for 1 minute, until the juice thickens, then blend the whole potful with the wheat germ and oil until no lump is left.',
      lines: [3, 6, 7],
    },
    {
      text: 'Pour the velvet into a wide dish, 2.5 cm (1 in) deep, and give it 25 minutes to become lukewarm; beat in any skin that forms.',
      lines: [],
    },
    {
      text: 'Dissolve the contents of the taurine capsules in a tablespoon of warm water and whisk this in. Fill into 10 portions of about 90 g (3 1/4 oz). Serve at body warmth: old cats eat by smell.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Two fifths of the energy are protein, to help an old cat to keep its muscle.',
    'Pork and wheat germ bring enough thiamine without a tablet.',
    'Squash, spinach and plenty of liquid give some fibre and water.',
    'Yolks bring choline, vitamin D and arachidonic acid.',
  ],
  createdAt: '2026-10-19T17:17:00Z',
  imageUrl: null,
  authorName: null,
};
