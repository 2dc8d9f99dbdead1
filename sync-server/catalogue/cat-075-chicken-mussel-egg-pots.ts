import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenMusselEggPots: WrittenRecipe = {
  id: 75,
  title: 'Steamed Chicken & Mussel Egg Pots',
  description:
    'Twelve little pots of chicken, pork, mussels and egg in broth, steamed until just set, like a savoury Japanese custard. One pot is one portion.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 30,
  cookTime: 50,
  cookedWeightGrams: 1045,
  ingredientLines: [
    {
      ingredientId: 'chicken-thigh',
      grams: 400,
      metric: '400 g boneless chicken thigh, weighed without skin, in 1 cm dice',
      us: '14 oz boneless chicken thigh, weighed without skin, in 3/8 in dice',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 160,
      metric: '160 g pork fillet, in 1 cm dice',
      us: '5 3/4 oz pork tenderloin, in 3/8 in dice',
    },
    {
      ingredientId: 'mussels',
      grams: 110,
      metric: '110 g raw mussel meat, chopped',
      us: '4 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 15,
      metric: '15 g ox liver, finely chopped',
      us: '1/2 oz beef liver, finely chopped',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin purée',
      us: '2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, finely shredded',
      us: '1 1/2 oz spinach, finely shredded',
    },
    { ingredientId: 'wheat-germ', grams: 20, metric: '20 g wheat germ', us: '3/4 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Put the chicken and pork in a lidded saucepan with the water, bring to a simmer (6 minutes) and cook for 8 minutes. Add the liver, mussels and spinach for 4 more; the juice of a piece pressed with a spoon must be clear (74 °C / 165 °F).',
      lines: [0, 1, 9, 3, 2, 6],
    },
    {
      text: 'Strain off the broth and leave it for 10 minutes to cool until you can keep a finger in it, or it will curdle the egg. Set four tablespoons of it aside in a covered cup in the fridge.',
      lines: [],
    },
    {
      text: 'Crush the kelp and zinc tablets and whisk them, with the eggshell, the iron, the pumpkin, wheat germ and oil, into the eggs; then whisk in the broth.',
      lines: [4, 5, 7, 8],
    },
    {
      text: 'Mix the drained chicken, pork, liver, mussels and spinach with the custard and ladle it, stirring each time, into 12 pots of about 85 g (3 oz): heatproof cups of 120 ml (4 fl oz) are right.',
      lines: [0, 1, 2, 3, 6],
    },
    {
      text: 'Cover the cups with foil and steam six at a time over gently boiling water, 15 minutes a round, until the custard is just set and 74 °C (165 °F) in the middle.',
      lines: [],
    },
    {
      text: 'Take off the foil and stand the cups in 2 cm (3/4 in) of cold water: 30 minutes make them hand-warm. Stir the taurine from its opened capsules into the broth you saved, spoon a teaspoonful over each pot, cover and refrigerate.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Mussels bring manganese, iron and taurine of their own.',
    'Egg adds choline, vitamin D and a soft texture.',
    'Thigh is among the cuts of chicken richest in taurine.',
    'The pots are more than two thirds water, for cats that drink little.',
  ],
  createdAt: '2026-10-13T12:15:00Z',
  imageUrl: null,
  authorName: null,
};
