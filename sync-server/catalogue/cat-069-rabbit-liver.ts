import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const rabbitLiver: WrittenRecipe = {
  id: 69,
  title: 'Rabbit & Liver Dinner',
  description:
    'Rabbit simmered until it falls apart, with pork, lamb’s liver and egg, set in a light jelly. A change from chicken, turkey and fish.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 75,
  cookedWeightGrams: 1030,
  ingredientLines: [
    {
      ingredientId: 'rabbit',
      grams: 280,
      metric: '280 g boned rabbit, diced',
      us: '10 oz boned rabbit, diced',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 180,
      metric: '180 g pork fillet, diced',
      us: '6 1/4 oz pork tenderloin, diced',
    },
    {
      ingredientId: 'lamb-liver',
      grams: 35,
      metric: '35 g lamb’s liver, finely diced',
      us: '1 1/4 oz lamb liver, finely diced',
    },
    {
      ingredientId: 'mussels',
      grams: 70,
      metric: '70 g raw mussel meat, chopped',
      us: '2 1/2 oz raw mussel meat, chopped',
    },
    { ingredientId: 'carrot', grams: 80, metric: '80 g carrot, grated', us: '2 3/4 oz carrot, grated' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    {
      ingredientId: 'gelatin',
      grams: 7,
      metric: '7 g unsweetened gelatin powder',
      us: '2 1/4 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 10.6, dose: '2 1/4 level tsp (10.6 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Sprinkle the gelatin over 4 tablespoons of the water and leave it to swell. Pour the remaining water into a heavy pan with a lid and whisk in the bone meal, the iron and the crushed kelp and zinc tablets.',
      lines: [9, 10],
    },
    {
      text: 'Run your fingers through the rabbit for splinters of bone; farmed rabbit from the freezer does as well as wild. Add it with the pork and carrot, bring to a simmer (5 minutes), cover and cook on the lowest heat for 60 minutes, until it comes apart under a fork.',
      lines: [0, 1, 4],
    },
    {
      text: 'Stir in the liver, mussels and spinach, cover again and simmer for 5 minutes: the liver must be firm and brown through (74 °C / 165 °F).',
      lines: [2, 3, 5],
    },
    {
      text: 'Lift the meat into a 20 cm (8 in) square dish with a slotted spoon and shred it there, in a layer no deeper than 2 cm (3/4 in).',
      lines: [0],
    },
    {
      text: 'Whisk the eggs, yolks and oil into the broth over a low heat for 3 minutes, until the sauce is as thick as custard and 74 °C (165 °F). Off the heat stir in the swollen gelatin until no grain is left.',
      lines: [6, 7, 8, 9],
    },
    {
      text: 'Stand the sauce in a basin of cold water and stir now and then for 15 minutes, until it is hand-warm and still pours; stir in the taurine from its opened capsules.',
      lines: [],
    },
    {
      text: 'Pour the sauce over the meat and work it in with a fork. Chill for 4 hours, until set, and cut into 10 slices of about 105 g (3 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Rabbit is lean and close to what a cat would catch.',
    'Liver, mussels and egg bring vitamin A, B12, manganese and choline.',
    'The jelly carries water, of which many cats drink too little.',
    'Pork is the meat richest in thiamine, of which rabbit has little.',
  ],
  createdAt: '2026-10-13T15:20:00Z',
  imageUrl: null,
  authorName: null,
};
