import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicBeefKidney: WrittenRecipe = {
  id: 109,
  title: 'Organic Beef & Kidney Casserole',
  description:
    'Organic stewing beef, kidney and hearts in a long, slow casserole, shredded to threads. No tablets for zinc or iron: the meat brings them.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 11,
  prepTime: 20,
  cookTime: 150,
  cookedWeightGrams: 820,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 470,
      metric: '470 g organic lean stewing beef, cubed',
      us: '1 lb 1/2 oz organic lean beef stew meat, cubed',
    },
    {
      ingredientId: 'beef-kidney',
      grams: 80,
      metric: '80 g organic ox kidney, cored and diced',
      us: '2 3/4 oz organic beef kidney, cored and diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g organic chicken hearts, halved',
      us: '4 1/4 oz organic chicken hearts, halved',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 50,
      metric: '50 g organic chicken liver, diced',
      us: '1 3/4 oz organic chicken liver, diced',
    },
    {
      ingredientId: 'egg-yolk',
      grams: 51,
      metric: '3 organic egg yolks (51 g)',
      us: '3 organic egg yolks (1 3/4 oz)',
    },
    {
      ingredientId: 'carrot',
      grams: 50,
      metric: '50 g organic carrot, sliced very thin',
      us: '1 3/4 oz organic carrot, sliced very thin',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g organic sunflower oil (1 tsp)',
      us: '1 tsp organic sunflower oil',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
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
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 150 °C (300 °F). Soak the kidney in cold water for 15 minutes to take away its strong smell, and drain it.',
      lines: [1],
    },
    {
      text: 'Put the beef, kidney, hearts and carrot into a casserole with the measured water and bring it to the boil on the hob.',
      lines: [0, 1, 2, 5, 7],
    },
    {
      text: 'Cover tightly and cook in the oven for 2 hours and 10 minutes, looking in once to see that it has not dried out.',
      lines: [],
    },
    {
      text: 'Push the liver under the surface and cook for 10 minutes more, until brown right through (74 °C / 165 °F).',
      lines: [3],
    },
    {
      text: 'Shred the beef with two forks, chop the hearts and kidney, beat the yolks into the bubbling juices and leave to cool for 45 minutes. Then add the oil and parsley.',
      lines: [0, 4, 6, 8],
    },
    {
      text: 'Crush the tablets, open the capsules, stir all the supplements with a little of the juices to a runny paste and mix it through the meat. Spoon into 11 portions of about 75 g (2 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, kidney and hearts bring iron, zinc, selenium and riboflavin.',
    'Chicken liver brings folate and vitamin A, at under 7% of the food.',
    'Yolks add choline and vitamin D.',
    'Buy the meat, the eggs and the carrot certified organic.',
  ],
  createdAt: '2026-10-28T16:49:00Z',
  imageUrl: null,
  authorName: null,
};
