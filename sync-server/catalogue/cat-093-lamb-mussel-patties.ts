import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambMusselPatties: WrittenRecipe = {
  id: 93,
  title: 'Lamb Patties with Mussels & Spinach',
  description:
    'Lean lamb, chicken hearts and mussels chopped together, flattened and baked. The mussels bring the manganese, the oil linoleic acid.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 50,
  cookTime: 18,
  cookedWeightGrams: 630,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 250,
      metric: '250 g lean boneless lamb leg, minced',
      us: '8 3/4 oz lean boneless leg of lamb, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 150,
      metric: '150 g raw shelled mussel meat',
      us: '5 1/4 oz raw shelled mussel meat',
    },
    { ingredientId: 'chicken-hearts', grams: 110, metric: '110 g chicken hearts', us: '4 oz chicken hearts' },
    { ingredientId: 'lamb-liver', grams: 30, metric: '30 g lamb’s liver', us: '1 oz lamb’s liver' },
    { ingredientId: 'spinach', grams: 40, metric: '40 g spinach', us: '1 1/2 oz spinach' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 10,
      metric: '10 g sunflower oil (2 1/4 tsp)',
      us: '2 1/4 tsp sunflower oil',
    },
    {
      ingredientId: 'water',
      grams: 45,
      metric: '45 ml water, boiled and cooled',
      us: '3 tbsp water, boiled and cooled',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 8.2, dose: '1 3/4 level tsp (8.2 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'choline-bitartrate', grams: 0.608, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Check the mussels for threads and bits of shell and dry them well on kitchen paper.',
      lines: [1],
    },
    {
      text: 'Chop the mussels, hearts, liver and spinach in a food processor to a coarse green paste.',
      lines: [1, 2, 3, 4],
    },
    {
      text: 'Crush the kelp into the bone meal and beat both, with the eggs and oil, into the mussels, hearts, liver and spinach. Work in the lamb and leave the bowl in the fridge for 20 minutes: the mixture stays soft.',
      lines: [0, 1, 2, 3, 4, 5, 6],
    },
    {
      text: 'Drop 18 heaped tablespoons of it (38 g, 1 1/4 oz each) on a lined tray and flatten them to 1.5 cm (5/8 in). Bake for 16 to 18 minutes, until brown at the edge and 74 °C (165 °F) inside.',
      lines: [],
    },
    { text: 'Spread apart on a cold tray, the patties need 20 minutes to cool.', lines: [] },
    {
      text: 'Crush the thiamine tablet to dust, open the capsules of choline and taurine over it and stir in the water until no lumps are left.',
      lines: [7],
    },
    {
      text: 'Set out the patties in pairs and spoon a teaspoon of that water, stirred anew, over each pair. Divide so into 9 portions of about 70 g (2 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lamb brings zinc and B12.',
    'Mussels bring manganese, iron, folate and taurine of their own.',
    'Sunflower oil supplies linoleic acid and vitamin E.',
    'Spinach, under a tenth of the food, adds folate and a little fibre.',
  ],
  createdAt: '2026-11-08T17:33:00Z',
  imageUrl: null,
  authorName: null,
};
