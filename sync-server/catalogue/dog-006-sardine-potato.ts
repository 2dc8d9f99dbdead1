import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const sardinePotato: WrittenRecipe = {
  id: 6,
  title: 'Sardine & Potato Mash',
  description:
    'Two small tins of sardines crushed into warm potato with spinach. A topper or a once-a-week plate, not a whole diet: it has too little of several vitamins.',
  species: 'dog',
  category: 'all',
  isOrganic: false,
  role: 'occasional',
  servings: 6,
  prepTime: 10,
  cookTime: 25,
  cookedWeightGrams: 560,
  ingredientLines: [
    {
      ingredientId: 'sardines-water',
      grams: 180,
      metric: '180 g sardines in spring water, drained (2 small tins)',
      us: '6 1/4 oz sardines in spring water, drained (2 small cans)',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 350,
      metric: '350 g boiled potato without skin',
      us: '12 1/4 oz boiled potato without skin',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    { ingredientId: 'olive-oil', grams: 5, metric: '5 g olive oil (1 tsp)', us: '1 tsp olive oil' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Peel about 400 g (14 oz) of potatoes, cut them into 3 cm (1 1/4 in) pieces and boil them in unsalted water for 15 minutes, until a knife slips in. Tip off the water and weigh the potato.',
      lines: [1],
    },
    {
      text: 'Put the spinach in the warm pan with 2 tablespoons of water over low heat and let it wilt for 2 minutes.',
      lines: [2],
    },
    {
      text: 'Crush the potato roughly into the spinach with a fork, then crush in the sardines, soft bones and all.',
      lines: [0, 1],
    },
    {
      text: 'Stir in the parsley and oil. Spread the mash on a plate, 2.5 cm (1 in) deep, for 20 minutes: serve it no warmer than your hand, 38 °C (100 °F) at most.',
      lines: [3, 4],
    },
    {
      text: 'Weigh into 6 portions of about 95 g (3 1/4 oz) and count each one into the day’s food.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Sardines bring EPA, DHA and vitamin D.',
    'The soft bones are eaten too, so calcium and phosphorus come out nearly even.',
    'Potato is easy to digest when boiled and peeled.',
  ],
  createdAt: '2026-10-17T18:20:00Z',
  imageUrl: null,
  authorName: null,
};
