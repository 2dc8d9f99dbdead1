import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkApplePasta: WrittenRecipe = {
  id: 11,
  title: 'Pork & Apple Pasta',
  description:
    'Lean pork loin, soft pasta, apple, peas and chickpeas, bound with egg and cottage cheese. A weekday supper from one pasta pot and one pan.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1840,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 460,
      metric: '460 g lean boneless pork loin, diced small',
      us: '1 lb lean boneless pork loin, diced small',
    },
    {
      ingredientId: 'beef-liver',
      grams: 90,
      metric: '90 g ox liver, finely diced',
      us: '3 1/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'pasta-cooked',
      grams: 280,
      metric: '280 g cooked pasta, weighed after draining (about 130 g dry)',
      us: '10 oz cooked pasta, weighed after draining (about 4 1/2 oz dry)',
    },
    {
      ingredientId: 'chickpeas-cooked',
      grams: 240,
      metric: '240 g cooked chickpeas, unsalted, drained (1 tin)',
      us: '8 1/2 oz cooked chickpeas, unsalted, drained (1 can)',
    },
    { ingredientId: 'peas', grams: 390, metric: '390 g frozen peas', us: '13 3/4 oz frozen peas' },
    {
      ingredientId: 'apple',
      grams: 200,
      metric: '200 g apple, core and seeds out, diced',
      us: '7 oz apple, core and seeds out, diced',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 60,
      metric: '60 g low-fat cottage cheese',
      us: '2 oz low-fat cottage cheese',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 20,
      metric: '20 g pumpkin seeds, unsalted, ground',
      us: '3/4 oz pumpkin seeds, unsalted, ground',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 14,
      metric: '14 g rapeseed oil (1 tbsp)',
      us: '1 tbsp canola oil',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 18.8, dose: '4 level tsp (18.8 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Boil the pasta in plenty of unsalted water, 2 minutes longer than the packet says, until soft. Drain it and weigh off what you need.',
      lines: [2],
    },
    {
      text: 'Meanwhile fry the pork in the rapeseed (canola) oil in a 4-litre (4-quart) sauté pan over medium heat for 8 minutes, add the liver and cook for 5 more, until the pork is white to the middle and the liver brown inside (74 °C / 165 °F).',
      lines: [0, 1, 10],
    },
    {
      text: 'Add the apple, peas, chickpeas and spinach with 3 tablespoons of water, cover and steam for 7 minutes.',
      lines: [3, 4, 5, 6],
    },
    {
      text: 'Crush the kelp and zinc tablets and whisk them into the beaten eggs with the bone meal and the ground pumpkin seeds. Stir this through the pork for 4 minutes, until the egg is firm (74 °C / 165 °F), then toss in the pasta.',
      lines: [2, 8, 9],
    },
    {
      text: 'Tip the supper into two wide dishes, 2.5 cm (1 in) deep, where it turns hand-warm in 25 minutes.',
      lines: [],
    },
    {
      text: 'Squeeze the vitamin E capsule into the cottage cheese, add the drop of vitamin D and toss the cheese through the pasta. Weigh into 8 portions of about 230 g (8 oz).',
      lines: [2, 7],
    },
  ],
  nutritionalBenefits: [
    'Pork is the best meat for thiamine, by a wide margin.',
    'Pasta gives starch that most dogs digest easily.',
    'Peas and chickpeas bring iron, potassium and choline.',
    'Cottage cheese and egg round out the protein.',
  ],
  createdAt: '2026-11-01T18:40:00Z',
  imageUrl: null,
  authorName: null,
};
