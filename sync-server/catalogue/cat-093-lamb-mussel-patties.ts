import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambMusselPatties: WrittenRecipe = {
  id: 93,
  title: 'Lamb Patties with Mussels & Spinach',
  description:
    'Lean lamb and mussels chopped together, flattened and baked. The mussels bring the manganese, the oil the linoleic acid.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 22,
  cookedWeightGrams: 640,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 500,
      metric: '500 g lean boneless lamb leg, minced',
      us: '1 lb 1 1/2 oz lean boneless leg of lamb, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g shelled mussel meat',
      us: '4 1/4 oz shelled mussel meat',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 30,
      metric: '30 g lamb liver, minced',
      us: '1 oz lamb liver, ground',
    },
    { ingredientId: 'spinach', grams: 40, metric: '40 g spinach', us: '1 1/2 oz spinach' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'choline-bitartrate', grams: 0.61, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Check the mussels for threads and bits of shell, then steam them with the wet spinach leaves for 4 minutes.',
      lines: [1, 3],
    },
    { text: 'Chop mussels and spinach together until they look like a coarse green paste.', lines: [] },
    {
      text: 'Beat in the eggs and oil, then the lamb and liver, and let the mixture firm up for 10 minutes in the fridge.',
      lines: [0, 2, 4, 5],
    },
    {
      text: 'Shape into 20 flat patties on a lined tray and bake for 16 to 18 minutes, until brown at the edge and 74 °C (165 °F) inside.',
      lines: [],
    },
    {
      text: 'Leave to cool on the tray.',
      lines: [],
    },
    {
      text: 'Break up the patties in a bowl with the pan juices. Crush the tablets together with the salt, add the eggshell, the contents of the capsules and two spoons of water, and mix this in until every crumb is damp.',
      lines: [],
    },
    { text: 'Shape into 10 portions of about 65 g (2 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Lamb brings zinc and B12.',
    'Mussels bring manganese, iron, folate and taurine of their own.',
    'Sunflower oil supplies linoleic acid and vitamin E.',
    'Spinach, a twentieth of the food, adds a little fibre.',
  ],
  createdAt: '2026-11-08T17:33:00Z',
  imageUrl: null,
  authorName: null,
};
