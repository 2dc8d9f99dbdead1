import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const codPotatoBake: WrittenRecipe = {
  id: 37,
  title: 'Gentle Cod & Potato Bake',
  description:
    'Cod folded into crushed potato and carrot and baked until just set. Mild, grain-free and low in fat, for dogs with a touchy gut.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 5,
  prepTime: 25,
  cookTime: 40,
  cookedWeightGrams: 1600,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 650,
      metric: '650 g skinless cod fillet, in chunks',
      us: '1 lb 7 oz skinless cod fillet, in chunks',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, pounded or blended smooth',
      us: '1 3/4 oz beef liver, pounded or blended smooth',
    },
    {
      ingredientId: 'mussels',
      grams: 50,
      metric: '50 g mussel meat, finely chopped',
      us: '1 3/4 oz mussel meat, finely chopped',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 700,
      metric: '700 g boiled potatoes, peeled, no salt',
      us: '1 lb 8 1/2 oz boiled potatoes, peeled, no salt',
    },
    {
      ingredientId: 'carrot-cooked',
      grams: 150,
      metric: '150 g boiled carrots, no salt',
      us: '5 1/4 oz boiled carrots, no salt',
    },
    {
      ingredientId: 'spinach',
      grams: 80,
      metric: '80 g spinach, stalks off',
      us: '2 3/4 oz spinach, stalks off',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 175 °C (350 °F). Wipe a deep two-litre dish with a little of the oil.',
      lines: [7],
    },
    {
      text: 'Pour boiling water over the spinach in a colander, press it dry with the back of a spoon and chop it small.',
      lines: [5],
    },
    {
      text: 'Crush the potatoes and carrots with a fork, leaving them a little rough, and stir in the liver, mussels, spinach, two thirds of the egg and the remaining oil.',
      lines: [3, 4, 1, 2, 6, 7],
    },
    {
      text: 'Fold in the cod, pile the mixture into the dish and smooth the top with the last of the egg.',
      lines: [0, 6],
    },
    {
      text: 'Bake for 35 to 40 minutes: the surface is lightly gold, the centre springs back and a probe there reads 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cool on a rack for an hour. Break up the bake, take any bones out of the cod, and mix in the supplements, the tablets crushed and the capsule emptied, until no powder shows.',
      lines: [0],
    },
    {
      text: 'Spoon into 5 portions of about 320 g (11 1/4 oz). For dogs that are well but sensitive; see a vet about loose stools that last more than a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Cod has under 1 g of fat in 100 g and is a protein many dogs have not met before.',
    'Boiled potato is a bland, grain-free starch that also brings potassium.',
    'A little spinach and mussel cover the manganese that potato lacks.',
  ],
  createdAt: '2026-10-18T15:37:00Z',
  imageUrl: null,
  authorName: null,
};
