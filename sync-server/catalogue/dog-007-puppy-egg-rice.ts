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
  servings: 9,
  prepTime: 25,
  cookTime: 65,
  cookedWeightGrams: 2475,
  ingredientLines: [
    {
      ingredientId: 'chicken-mince',
      grams: 600,
      metric: '600 g chicken mince',
      us: '1 lb 5 oz ground chicken',
    },
    {
      ingredientId: 'beef-heart',
      grams: 220,
      metric: '220 g ox heart, trimmed and minced or very finely diced',
      us: '7 3/4 oz beef heart, trimmed and ground or very finely diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 75,
      metric: '75 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    { ingredientId: 'egg', grams: 300, metric: '6 eggs (300 g), beaten', us: '6 eggs (10 1/2 oz), beaten' },
    {
      ingredientId: 'sardines-oil',
      grams: 90,
      metric: '90 g sardines, tinned in oil, drained (1 small tin)',
      us: '3 1/4 oz sardines, canned in oil, drained (1 small can)',
    },
    {
      ingredientId: 'rice-brown-dry',
      grams: 190,
      metric: '190 g brown rice, dry',
      us: '6 3/4 oz brown rice, dry',
    },
    {
      ingredientId: 'spinach',
      grams: 150,
      metric: '150 g spinach, finely shredded',
      us: '5 1/4 oz spinach, finely shredded',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 32,
      metric: '32 g sunflower oil (7 tsp)',
      us: '7 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1200, metric: '1200 ml water', us: '5 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 30.6, dose: '6 1/2 level tsp (30.6 g)' },
    { id: 'kelp-tablet', grams: 2.4, dose: '8 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.418, dose: '4 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1533, dose: '3 capsules, 14 mg iron each, opened' },
    { id: 'iodised-salt', grams: 3, dose: '1/2 level tsp (3 g)' },
  ],
  steps: [
    {
      text: 'Rinse the rice, put it in a 5-litre (5-quart) pot with the water and the oil and bring it to a simmer, about 12 minutes. Simmer, lid ajar, for 25 minutes, stirring now and then, until the grains swell and begin to soften.',
      lines: [5, 8, 7],
    },
    {
      text: 'Crush the kelp and zinc tablets, empty the iron capsules and mix the powders with the bone meal and the salt. Stir this into the rice little by little.',
      lines: [],
    },
    {
      text: 'Stir in the chicken, heart and liver, broken up small. Bring the pot back to a simmer, about 6 minutes, and give it 12 minutes more, until no pink is left (74 °C / 165 °F).',
      lines: [0, 1, 2],
    },
    { text: 'Add the spinach and cook for 3 minutes, until it is soft.', lines: [6] },
    {
      text: 'Pour the eggs in slowly, stirring, so that they set in threads, about 4 minutes; no wet egg should be left (74 °C / 165 °F).',
      lines: [3],
    },
    {
      text: 'Off the heat, mash in the sardines with their bones. Pour the congee into two roasting tins of 23 × 33 cm (9 × 13 in), 2 cm (3/4 in) deep; in 25 minutes it is hand-warm.',
      lines: [4],
    },
    {
      text: 'Weigh into 9 portions of about 275 g (9 3/4 oz). A puppy eats three or more small meals a day.',
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
