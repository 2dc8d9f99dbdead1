import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const herringChickenPatties: WrittenRecipe = {
  id: 82,
  title: 'Baked Herring & Chicken Patties',
  description:
    'Herring and chicken thigh shaped into flat patties with a spoon of oats and baked crisp at the edges. They freeze well one by one.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 25,
  cookedWeightGrams: 620,
  ingredientLines: [
    {
      ingredientId: 'herring',
      grams: 280,
      metric: '280 g herring fillet, skinned and boned',
      us: '10 oz herring fillet, skinned and boned',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 300,
      metric: '300 g skinless boneless chicken thigh, roughly cut',
      us: '10 1/2 oz skinless boneless chicken thigh, roughly cut',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, scraped or finely chopped',
      us: '3/4 oz beef liver, scraped or finely chopped',
    },
    {
      ingredientId: 'chicken-liver',
      grams: 25,
      metric: '25 g chicken liver, finely chopped',
      us: '7/8 oz chicken liver, finely chopped',
    },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    { ingredientId: 'oats', grams: 25, metric: '25 g rolled oats', us: '5 tbsp rolled oats' },
    { ingredientId: 'parsley', grams: 5, metric: '5 g parsley, chopped', us: '4 tsp parsley, chopped' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    { text: 'Soak the oats in the beaten eggs and yolk for 10 minutes, until they swell.', lines: [4, 5, 6] },
    {
      text: 'Heat the oven to 200 °C (400 °F) and line two trays. Feel the herring for bones and pull them out with tweezers.',
      lines: [0],
    },
    {
      text: 'Mince the herring and thigh through the coarse plate, or pulse eight times, and knead with both livers, parsley and the oat batter.',
      lines: [0, 1, 2, 3, 4, 7],
    },
    {
      text: 'Flatten into 20 patties as thick as a finger. Bake for 18 to 20 minutes, turning once, until the rims are golden and the middles reach 74 °C (165 °F).',
      lines: [],
    },
    { text: 'Cool on the trays until barely warm, and save every drop of juice.', lines: [] },
    {
      text: 'Crumble the patties into the juice. Shake the supplements, crushed and opened, in a lidded jar with a handful of crumbs, sprinkle that over the rest and mix well with your hands.',
      lines: [],
    },
    {
      text: 'Press together again into 10 portions of about 60 g (2 oz), two patties each, and serve with a spoon of warm water.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Herring is an oily fish with EPA, DHA, vitamin D and B12.',
    'Thigh adds taurine, and linoleic acid, of which herring has little.',
    'Oats are 3% of the food and bring manganese.',
    'Egg binds the patty and brings choline.',
  ],
  createdAt: '2026-10-28T14:22:00Z',
  imageUrl: null,
  authorName: null,
};
