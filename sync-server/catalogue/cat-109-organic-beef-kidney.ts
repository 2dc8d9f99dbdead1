import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicBeefKidney: WrittenRecipe = {
  id: 109,
  title: 'Organic Beef & Kidney Casserole',
  description:
    'Organic stewing beef with kidney, hearts and a few mussels in a long, slow casserole, shredded to threads. It needs no zinc tablet.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 11,
  prepTime: 30,
  cookTime: 150,
  cookedWeightGrams: 935,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 300,
      metric: '300 g organic lean stewing beef, cubed',
      us: '10 1/2 oz organic lean beef stew meat, cubed',
    },
    {
      ingredientId: 'beef-kidney',
      grams: 50,
      metric: '50 g organic ox kidney, cored and diced',
      us: '1 3/4 oz organic beef kidney, cored and diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g organic chicken hearts, halved',
      us: '4 1/4 oz organic chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g organic ox liver, diced',
      us: '1 1/4 oz organic beef liver, diced',
    },
    {
      ingredientId: 'mussels',
      grams: 65,
      metric: '65 g raw rope-grown mussel meat, shelled',
      us: '2 1/4 oz raw rope-grown mussel meat, shelled',
    },
    {
      ingredientId: 'egg-yolk',
      grams: 68,
      metric: '4 organic egg yolks (68 g)',
      us: '4 organic egg yolks (2 1/2 oz)',
    },
    {
      ingredientId: 'carrot',
      grams: 50,
      metric: '50 g organic carrot, sliced very thin',
      us: '1 3/4 oz organic carrot, sliced very thin',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 80,
      metric: '80 g organic sweet potato, peeled and grated',
      us: '2 3/4 oz organic sweet potato, peeled and grated',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 16,
      metric: '16 g organic sunflower oil (3 1/2 tsp)',
      us: '3 1/2 tsp organic sunflower oil',
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
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 150 °C (300 °F). Soak the kidney in cold water for 15 minutes to take away its strong smell, and drain it.',
      lines: [1],
    },
    {
      text: 'Put the beef, kidney, hearts, carrot and sweet potato into a flameproof casserole. Whisk the measured water with the bone meal, the crushed kelp and the iron, pour it in and heat on the hob for 10 minutes, until it bubbles.',
      lines: [0, 1, 2, 6, 7, 9],
    },
    {
      text: 'Cover tightly and cook in the oven for 2 hours, looking in once to see that it has not dried out.',
      lines: [],
    },
    {
      text: 'Push the mussels and liver under the surface and give it another 15 minutes, until the liver is brown right through (74 °C / 165 °F). If your mussels are already cooked, use half the weight.',
      lines: [3, 4],
    },
    {
      text: 'Set it on the hob again, beat in the yolks and let them thicken for 3 minutes without boiling. Pull the beef into threads; cut the hearts, kidney and mussels small.',
      lines: [0, 1, 2, 4, 5],
    },
    {
      text: 'Pour out 2.5 cm (1 in) deep on a rimmed tray and wait for 25 minutes, until you can hold a finger in it.',
      lines: [],
    },
    {
      text: 'Grind the thiamine tablet, open the taurine capsule, stir both into the oil with the parsley and fold through the meat.',
      lines: [8, 10],
    },
    {
      text: 'Spoon into 11 portions of about 85 g (3 oz). Where organic hearts are not sold, ordinary chicken hearts do as well.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Beef, kidney and hearts bring zinc, iron and riboflavin.',
    'Liver brings copper, folate and vitamin A, at under 5% of the food.',
    'Yolks add choline and vitamin D, mussels manganese, the oil vitamin E.',
    'Buy the meat, eggs, roots and parsley certified organic, where you can.',
  ],
  createdAt: '2026-10-28T16:49:00Z',
  imageUrl: null,
  authorName: null,
};
