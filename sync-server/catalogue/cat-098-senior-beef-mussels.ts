import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorBeefMussels: WrittenRecipe = {
  id: 98,
  title: 'Slow-Braised Beef & Mussels',
  description:
    'Stewing beef braised until it falls apart, with chicken hearts, sweet potato, egg yolk and mussels. Soft food that needs little chewing.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 165,
  cookedWeightGrams: 985,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 300,
      metric: '300 g lean stewing beef, cubed',
      us: '10 1/2 oz lean beef stew meat, cubed',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, halved',
      us: '5 1/4 oz chicken hearts, halved',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw mussel meat, shelled',
      us: '2 3/4 oz raw mussel meat, shelled',
    },
    { ingredientId: 'beef-liver', grams: 30, metric: '30 g ox liver, diced', us: '1 oz beef liver, diced' },
    {
      ingredientId: 'carrot',
      grams: 50,
      metric: '50 g carrot, sliced into thin rounds',
      us: '1 3/4 oz carrot, sliced into thin rounds',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 100,
      metric: '100 g sweet potato, peeled and diced',
      us: '3 1/2 oz sweet potato, peeled and diced',
    },
    { ingredientId: 'egg-yolk', grams: 68, metric: '4 egg yolks (68 g)', us: '4 egg yolks (2 1/2 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
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
      text: 'Heat the oven to 150 °C (300 °F). Crush the kelp and stir it with the bone meal and the iron into the water, in a flameproof pot with a heavy lid.',
      lines: [8],
    },
    {
      text: 'Add the beef, hearts and carrot and bring to the boil, which takes about 10 minutes. Cover and braise in the oven for 1 hour 45 minutes; if the lid fits badly, lay foil under it.',
      lines: [0, 1, 4],
    },
    {
      text: 'Stir in the sweet potato and return the pot for 30 minutes, until the beef parts under a fork.',
      lines: [5],
    },
    {
      text: 'Add the mussels and liver and return the pot to the oven for 15 minutes. The mussels shrink and turn firm, pale or orange, and the largest piece of liver reaches 74 °C (165 °F). Already cooked mussels count double: take half the weight.',
      lines: [2, 3],
    },
    {
      text: 'Put the pot on a low flame and stir the yolks in for 3 minutes, until the juice coats a spoon. Shred the beef with two forks and snip the mussels and hearts with scissors.',
      lines: [0, 1, 2, 6],
    },
    {
      text: 'Spread everything 2.5 cm (1 in) deep in a wide dish. After 25 minutes a finger held in it feels no heat.',
      lines: [],
    },
    {
      text: 'Powder the thiamine tablet, open the taurine capsule, beat both with the oil and parsley and work this through with a fork.',
      lines: [7, 9],
    },
    { text: 'Divide into 10 portions of about 100 g (3 1/2 oz). Mash it finely for sore teeth.', lines: [] },
  ],
  nutritionalBenefits: [
    'Beef and hearts bring the zinc, so there is no tablet for it.',
    'A slow oven and a little sweet potato make it soft enough for sore gums.',
    'Mussels bring manganese, and taurine of their own.',
    'Yolks carry choline and vitamin D; sunflower oil brings linoleic acid and vitamin E.',
  ],
  createdAt: '2026-11-13T16:38:00Z',
  imageUrl: null,
  authorName: null,
};
