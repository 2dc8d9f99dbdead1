import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const puppyEggRice: WrittenRecipe = {
  id: 7,
  title: 'Puppy Chicken, Egg & Rice Pot',
  description:
    'A soft rice pot, cooked like congee, with chicken mince, ox heart, egg and sardines. Bone meal brings the calcium a growing puppy needs.',
  species: 'dog',
  category: 'puppy',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 20,
  cookTime: 45,
  cookedWeightGrams: 1890,
  ingredientLines: [
    {
      ingredientId: 'chicken-mince',
      grams: 500,
      metric: '500 g chicken mince',
      us: '1 lb 1 1/2 oz ground chicken',
    },
    {
      ingredientId: 'beef-heart',
      grams: 200,
      metric: '200 g ox heart, trimmed and minced or very finely diced',
      us: '7 oz beef heart, trimmed and ground or very finely diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sardines-water',
      grams: 90,
      metric: '90 g sardines in spring water, drained (1 small tin)',
      us: '3 1/4 oz sardines in spring water, drained (1 small can)',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 120,
      metric: '120 g brown rice, dry',
      us: '2/3 cup brown rice, dry',
    },
    {
      ingredientId: 'spinach',
      grams: 200,
      metric: '200 g spinach, finely shredded',
      us: '7 oz spinach, finely shredded',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 27,
      metric: '27 g sunflower oil (2 tbsp)',
      us: '2 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 800, metric: '800 ml water', us: '3 1/3 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 24.7, dose: '5 1/4 level tsp (24.7 g)' },
    { id: 'kelp-tablet', grams: 1.8, dose: '6 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.314, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.102, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'potassium-chloride', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
    { id: 'iodised-salt', grams: 3.0, dose: '1/2 level tsp (3 g)' },
  ],
  steps: [
    {
      text: 'Rinse the rice, put it in a deep pot with the water and the oil, and simmer, lid ajar, for 25 minutes, stirring now and then, until the grains swell and begin to soften.',
      lines: [5, 8, 7],
    },
    {
      text: 'Stir in the chicken, heart and liver, broken up small. Simmer for 12 minutes, until no pink is left (74 °C / 165 °F).',
      lines: [0, 1, 2],
    },
    { text: 'Add the spinach and cook for 3 minutes, until it is soft.', lines: [6] },
    {
      text: 'Beat the eggs and pour them in slowly, stirring, so that they set in threads, about 3 minutes.',
      lines: [3],
    },
    {
      text: 'Off the heat, mash in the sardines with their bones. Leave to cool for 40 minutes.',
      lines: [4],
    },
    {
      text: 'Crush the tablets, open the iron capsules, mix all the supplements well and fold them through, so that every portion gets the same.',
      lines: [],
    },
    {
      text: 'Weigh into 7 portions of about 270 g (9 1/2 oz). A puppy eats three or more small meals a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Meat and egg bring energy, and protein well above the growth minimum.',
    'Bone meal supplies the calcium for growing bones, about 1.2 parts to 1 of phosphorus.',
    'Sardines and egg bring vitamin D and DHA.',
    'Soft-cooked rice and minced meat suit a mouth that is changing teeth.',
  ],
  createdAt: '2026-10-20T10:10:00Z',
  imageUrl: null,
  authorName: null,
};
