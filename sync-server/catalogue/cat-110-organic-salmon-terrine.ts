import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicSalmonTerrine: WrittenRecipe = {
  id: 110,
  title: 'Organic Salmon & Egg Terrine',
  description:
    'Organic salmon, trout and mussels set with egg in a loaf tin and sliced cold. It looks like a treat and is a whole meal.',
  species: 'cat',
  category: 'fish',
  isOrganic: true,
  role: 'everyday',
  servings: 11,
  prepTime: 25,
  cookTime: 70,
  cookedWeightGrams: 845,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 250,
      metric: '250 g organic salmon fillet, skinned and boned',
      us: '8 3/4 oz organic salmon fillet, skinned and boned',
    },
    {
      ingredientId: 'trout',
      grams: 200,
      metric: '200 g organic trout fillet, skinned',
      us: '7 oz organic trout fillet, skinned',
    },
    {
      ingredientId: 'mussels',
      grams: 90,
      metric: '90 g organic rope-grown mussel meat',
      us: '3 1/4 oz organic rope-grown mussel meat',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 35,
      metric: '35 g organic chicken liver',
      us: '1 1/4 oz organic chicken liver',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g organic ox liver',
      us: '3/4 oz organic beef liver',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 organic eggs (150 g)', us: '3 organic eggs (5 1/4 oz)' },
    {
      ingredientId: 'green-beans',
      grams: 50,
      metric: '50 g organic green beans, trimmed',
      us: '1 3/4 oz organic green beans, trimmed',
    },
    {
      ingredientId: 'gelatin',
      grams: 6,
      metric: '6 g unsweetened gelatin powder (2 tsp)',
      us: '2 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g organic parsley, finely chopped',
      us: '1 tbsp organic parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 160 °C (320 °F). Line a loaf tin of 1.5 litres (6 cups) with baking paper and boil a kettle for the water bath.',
      lines: [],
    },
    {
      text: 'Cook the green beans and both livers in the water for 6 minutes, lift them out and whisk the gelatin into the hot liquid.',
      lines: [3, 4, 6, 7, 8],
    },
    {
      text: 'Run a finger over the trout for bones. Process it with the livers, mussels, parsley and eggs until thick and pale. Slice the beans into rings and stir them in with the gelatin liquid.',
      lines: [1, 2, 3, 4, 5, 6, 9],
    },
    {
      text: 'Cut the salmon into finger-wide strips. Fill the tin with mousse and salmon in layers, and tap it on the table to settle it.',
      lines: [0],
    },
    {
      text: 'Wrap the tin in foil, stand it in a roasting pan half full of hot water and bake for 60 minutes, until a probe in the centre shows 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cool for an hour on a rack, then refrigerate for 3 hours in its juices. Mash the cold terrine lightly, work in the supplements (crushed, opened and mixed beforehand) along with any jelly, press it back and chill for another hour.',
      lines: [],
    },
    { text: 'Cut into 11 slices of about 75 g (2 3/4 oz) and wrap each one for the freezer.', lines: [] },
  ],
  nutritionalBenefits: [
    'Salmon is one of the fish with the most EPA, DHA and vitamin E.',
    'Egg and liver bring choline, vitamin D, vitamin A and folate.',
    'Fish has little zinc and iron, so tablets and a capsule bring them.',
    'Farmed salmon, trout and mussels, eggs, liver and beans are all sold certified organic.',
  ],
  createdAt: '2026-11-17T12:50:00Z',
  imageUrl: null,
  authorName: null,
};
