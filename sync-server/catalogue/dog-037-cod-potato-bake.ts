import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const codPotatoBake: WrittenRecipe = {
  id: 37,
  title: 'Gentle Cod & Potato Bake',
  description:
    'Cod folded into crushed potato, carrot and cottage cheese and baked in a shallow dish. Mild, grain-free and low in fat, for dogs with a touchy gut.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 5,
  prepTime: 25,
  cookTime: 60,
  cookedWeightGrams: 1545,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 340,
      metric: '340 g skinless cod fillet, in chunks',
      us: '12 oz skinless cod fillet, in chunks',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, pounded or blended smooth',
      us: '2 1/4 oz beef liver, pounded or blended smooth',
    },
    {
      ingredientId: 'mussels',
      grams: 50,
      metric: '50 g raw mussel meat, finely chopped',
      us: '1 3/4 oz raw mussel meat, finely chopped',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 750,
      metric: '750 g potatoes, peeled, in 2 cm chunks',
      us: '1 lb 10 1/2 oz potatoes, peeled, in 3/4 in chunks',
    },
    {
      ingredientId: 'carrot',
      grams: 150,
      metric: '150 g carrots, thinly sliced',
      us: '5 1/4 oz carrots, thinly sliced',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, stalks off',
      us: '3 1/2 oz spinach, stalks off',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 150,
      metric: '150 g low-fat cottage cheese',
      us: '5 1/4 oz low-fat cottage cheese',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Wipe a shallow dish of 20 × 30 cm (8 × 12 in), 5 cm (2 in) high, with a little of the oil.',
      lines: [7],
    },
    {
      text: 'Cover potatoes and carrots with cold water, bring to the boil and cook for 15 minutes, until they crush easily. Put the spinach in for the last minute and tip everything into a colander.',
      lines: [3, 4, 5],
    },
    {
      text: 'Press the spinach dry and chop it small. Let potatoes and carrots steam off, then crush them with a fork, leaving them a little rough.',
      lines: [5, 3, 4],
    },
    {
      text: 'Crush the kelp and zinc tablets and work them into the hot mash with the calcium carbonate and the iron powder. Stir in the cottage cheese, liver, mussels, spinach, two thirds of the egg and all the oil but a teaspoon.',
      lines: [1, 2, 5, 6, 7, 8],
    },
    {
      text: 'Feel the cod for bones and pull them out. Fold it in, spread the mixture in the dish, under 3 cm (1 1/4 in) deep, and brush the top with the last of the egg.',
      lines: [0, 6],
    },
    {
      text: 'Bake for 30 to 35 minutes: the surface is lightly gold, the centre springs back and a probe there reads 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cut the bake into ten pieces and lift them onto a rack; they are hand-warm in half an hour. Squeeze the vitamin E into the last teaspoon of oil and brush the pieces with it.',
      lines: [7],
    },
    {
      text: 'Put together into 5 portions of about 310 g (11 oz), two pieces each, and chill. For dogs that are well but sensitive; see a vet about loose stools that last more than a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Cod has under 1 g of fat in 100 g and is a protein many dogs have not met before.',
    'Boiled potato is a bland, grain-free starch that also brings potassium; low-fat cottage cheese adds gentle protein.',
    'A little spinach and mussel cover the manganese that potato lacks.',
  ],
  createdAt: '2026-10-18T15:37:00Z',
  imageUrl: null,
  authorName: null,
};
