import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const herringChickenPatties: WrittenRecipe = {
  id: 82,
  title: 'Baked Herring & Chicken Patties',
  description:
    'Herring, chicken thigh and a little pork shaped into flat patties with some oats and baked until golden. They freeze well in pairs, with their juice.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 20,
  cookedWeightGrams: 660,
  ingredientLines: [
    {
      ingredientId: 'herring',
      grams: 210,
      metric: '210 g herring fillet, boned, weighed without skin',
      us: '7 1/2 oz herring fillet, boned, weighed without skin',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 150,
      metric: '150 g skinless boneless chicken thigh, roughly cut',
      us: '5 1/4 oz skinless boneless chicken thigh, roughly cut',
    },
    {
      ingredientId: 'pork-tenderloin',
      grams: 120,
      metric: '120 g pork fillet (tenderloin), roughly cut',
      us: '4 1/4 oz pork tenderloin, roughly cut',
    },
    {
      ingredientId: 'beef-liver',
      grams: 20,
      metric: '20 g ox liver, scraped or finely chopped',
      us: '3/4 oz beef liver, scraped or finely chopped',
    },
    { ingredientId: 'mussels', grams: 30, metric: '30 g raw mussel meat', us: '1 oz raw mussel meat' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g)', us: '2 eggs (3 1/2 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    { ingredientId: 'oats', grams: 25, metric: '25 g rolled oats', us: '5 tbsp rolled oats' },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, finely chopped',
      us: '1 1/2 oz spinach, finely chopped',
    },
    { ingredientId: 'parsley', grams: 5, metric: '5 g parsley, chopped', us: '4 tsp parsley, chopped' },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.1022, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets and beat them into the eggs and yolk with the bone meal, the iron and the oil. Stir in the oats and let them swell for 10 minutes.',
      lines: [5, 6, 7, 10],
    },
    {
      text: 'Heat the oven to 200 °C (400 °F) and line a large rimmed tray with baking paper, folded up at the edges. Feel the herring for bones and pull them out with tweezers.',
      lines: [0],
    },
    {
      text: 'Mince the herring, thigh, pork and mussels through the coarse plate, or pulse eight times, and knead with the liver, spinach, parsley and oat batter until sticky.',
      lines: [0, 1, 2, 4, 3, 8, 9, 7],
    },
    {
      text: 'Flatten into 20 patties, each of 36 g (1 1/4 oz) and 2 cm (3/4 in) thick. Bake for 18 to 20 minutes, turning once, until the rims are golden and the middles reach 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Move them to two cold plates in one layer, where they are hand-warm after 25 minutes. Boil the water, pour it onto the tray and scrape the brown juice into a cup.',
      lines: [11],
    },
    {
      text: 'Stir the contents of the taurine capsules into the lukewarm juice. Arrange the patties into 10 portions of about 65 g (2 1/4 oz), two each, and spoon the juice over them until it is used up.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Herring is an oily fish with EPA, DHA, vitamin D and B12.',
    'Thigh adds taurine, sunflower oil the linoleic acid of which herring has little.',
    'Pork brings thiamine; oats, under 4% of the food, and mussels bring manganese.',
    'Egg binds the patty and brings choline.',
  ],
  createdAt: '2026-10-28T14:22:00Z',
  imageUrl: null,
  authorName: null,
};
