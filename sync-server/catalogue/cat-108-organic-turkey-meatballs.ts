import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicTurkeyMeatballs: WrittenRecipe = {
  id: 108,
  title: 'Organic Turkey & Courgette Meatballs',
  description:
    'Organic turkey mince, chicken hearts and mussels rolled with grated courgette, browned in the oven, finished in the water of the vegetables: four to a portion.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 9,
  prepTime: 40,
  cookTime: 30,
  cookedWeightGrams: 765,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 210,
      metric: '210 g organic lean turkey mince',
      us: '7 1/2 oz organic lean ground turkey',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 210,
      metric: '210 g organic chicken hearts, minced',
      us: '7 1/2 oz organic chicken hearts, ground',
    },
    {
      ingredientId: 'mussels',
      grams: 75,
      metric: '75 g raw rope-grown mussel meat, finely chopped',
      us: '2 3/4 oz raw rope-grown mussel meat, finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g organic ox liver, minced',
      us: '1 oz organic beef liver, ground',
    },
    {
      ingredientId: 'egg',
      grams: 50,
      metric: '1 organic egg (50 g), beaten',
      us: '1 organic egg (1 3/4 oz), beaten',
    },
    {
      ingredientId: 'egg-yolk',
      grams: 34,
      metric: '2 organic egg yolks (34 g)',
      us: '2 organic egg yolks (1 1/4 oz)',
    },
    {
      ingredientId: 'courgette',
      grams: 80,
      metric: '80 g organic courgette, finely grated',
      us: '2 3/4 oz organic zucchini, finely grated',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g organic spinach, finely chopped',
      us: '1 1/2 oz organic spinach, finely chopped',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g organic parsley, finely chopped',
      us: '2 tbsp organic parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 8.2, dose: '1 3/4 level tsp (8.2 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Simmer the courgette (zucchini) and spinach in the water for 4 minutes. Press them hard in a sieve and save the liquid: dry vegetables make balls that hold.',
      lines: [6, 7, 8],
    },
    {
      text: 'Crush the kelp and beat it with the bone meal into the egg and yolks. Mix in the turkey, hearts, liver, mussels, parsley and pressed vegetables and knead for 2 minutes. Chill the bowl for half an hour to stiffen it. Ordinary chicken hearts do if you find no organic ones; of cooked mussels take half the weight.',
      lines: [0, 1, 2, 3, 4, 5, 6, 7, 9],
    },
    {
      text: 'Heat the oven to 200 °C (400 °F). With wet hands roll 36 balls the size of a walnut, about 19 g (3/4 oz) each, into a lined roasting dish of 20 × 30 cm (8 × 12 in).',
      lines: [],
    },
    {
      text: 'Bake uncovered for 12 minutes to colour. Bring the saved liquid to the boil, pour it around the balls, cover with foil and bake for 10 minutes more; the biggest ball reads 74 °C (165 °F) in its middle.',
      lines: [],
    },
    {
      text: 'Lift the meatballs on to a wide plate in one layer and scrape the juices into a jug. Both are cool enough after 20 minutes.',
      lines: [],
    },
    {
      text: 'Crush the thiamine tablet, open the taurine capsule and prick the vitamin E; stir all three into the juices.',
      lines: [],
    },
    {
      text: 'Count into 9 portions of about 85 g (3 oz), four balls each, and spoon the juices over.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Chicken hearts bring iron and zinc; beef liver the copper and vitamin A.',
    'Turkey and hearts are rich in the linoleic and arachidonic acid that cats need.',
    'Rope-grown mussels supply the manganese and some taurine.',
    'Buy the meat, eggs, courgette and spinach certified organic, where you can.',
  ],
  createdAt: '2026-10-25T10:48:00Z',
  imageUrl: null,
  authorName: null,
};
