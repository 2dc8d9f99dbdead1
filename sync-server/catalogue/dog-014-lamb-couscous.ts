import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambCouscous: WrittenRecipe = {
  id: 14,
  title: 'Moroccan-Style Lamb Couscous',
  description:
    'Diced lamb leg simmered with chickpeas, sweet potato and a little cinnamon, then thickened with egg and mixed with couscous.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 30,
  cookTime: 80,
  cookedWeightGrams: 2000,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 430,
      metric: '430 g lean boneless lamb leg, in 2 cm dice',
      us: '15 1/4 oz lean boneless leg of lamb, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, minced with a knife',
      us: '2 3/4 oz beef liver, minced with a knife',
    },
    {
      ingredientId: 'couscous-cooked',
      grams: 315,
      metric: '315 g cooked couscous, made with plain water (about 140 g dry)',
      us: '11 oz cooked couscous, made with plain water (about 5 oz dry)',
    },
    {
      ingredientId: 'chickpeas-cooked',
      grams: 250,
      metric: '250 g cooked chickpeas, unsalted (about 105 g dry)',
      us: '8 3/4 oz cooked chickpeas, unsalted (about 3 3/4 oz dry)',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 300,
      metric: '300 g sweet potato, peeled, in 1 cm dice',
      us: '10 1/2 oz sweet potato, peeled, in 3/8 in dice',
    },
    {
      ingredientId: 'courgette',
      grams: 200,
      metric: '200 g courgettes, in half moons',
      us: '7 oz zucchini, in half moons',
    },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    {
      ingredientId: 'mussels',
      grams: 40,
      metric: '40 g raw mussel meat, chopped',
      us: '1 1/2 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 20,
      metric: '20 g unsalted pumpkin seeds, ground',
      us: '3/4 oz unsalted pumpkin seeds, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    {
      ingredientId: 'cinnamon',
      grams: 1.3,
      metric: '1.3 g Ceylon cinnamon, ground (1/2 tsp)',
      us: '1/2 tsp Ceylon cinnamon, ground',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 16.4, dose: '3 1/2 level tsp (16.4 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Warm a teaspoon of the oil in a heavy 4 litre (4 quart) casserole on the hob (stovetop) and brown the lamb in it for 6 minutes, turning each cube once.',
      lines: [0, 9],
    },
    {
      text: 'Crush the kelp and zinc tablets and add them with the bone meal, pumpkin seeds, cinnamon and water. Bring to a simmer, about 5 minutes, then cover and cook over a low heat for 45 minutes. Scrape the bottom now and then.',
      lines: [8, 10, 11],
    },
    {
      text: 'Stir in the chickpeas, sweet potato and courgettes (zucchini), cover and cook for 12 minutes.',
      lines: [3, 4, 5],
    },
    {
      text: 'Add mussels and liver for another 6 minutes. By then a fork parts the lamb, and the liver is firm and grey.',
      lines: [7, 1],
    },
    {
      text: 'Mash a third of the chickpeas against the pot, pour in the egg slowly and stir for 4 minutes, until the sauce thickens, no wet egg shows and a thermometer reads 74 °C (165 °F).',
      lines: [6],
    },
    {
      text: 'Pour 175 ml (3/4 cup) of boiling water over 140 g (5 oz) of dry couscous, cover it off the heat and leave it for 5 minutes. Fork it loose and fold it into the stew with the rest of the oil.',
      lines: [2, 9],
    },
    {
      text: 'Spread the stew 2.5 cm (1 in) deep in a 23 × 33 cm (9 × 13 in) dish and let it cool for 30 minutes, until it feels no warmer than your hand.',
      lines: [],
    },
    {
      text: 'Stir the vitamin D drop and the vitamin E into two spoonfuls of the stew, dot this over the dish and fold it in well.',
      lines: [],
    },
    {
      text: 'Divide into 8 portions of about 250 g (8 3/4 oz) and put them in the fridge within two hours of cooking; bags frozen flat thaw fastest.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lean leg of lamb brings B12, zinc and iron.',
    'Chickpeas add soluble fibre, folate and manganese.',
    'Ox liver supplies vitamin A and copper.',
    'Ground pumpkin seeds add magnesium.',
  ],
  createdAt: '2026-10-09T11:14:00Z',
  imageUrl: null,
  authorName: null,
};
