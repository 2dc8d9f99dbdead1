import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const turkeyOat: WrittenRecipe = {
  id: 3,
  title: 'Turkey & Oat Breakfast',
  description:
    'Soft oats, turkey mince, egg, spinach and a little yogurt. Small, even pieces for small mouths, and cooked in about half an hour.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 15,
  cookTime: 25,
  cookedWeightGrams: 1510,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 400,
      metric: '400 g lean turkey mince',
      us: '14 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, minced or very finely diced',
      us: '1 3/4 oz beef liver, ground or very finely diced',
    },
    { ingredientId: 'oats', grams: 120, metric: '120 g rolled oats', us: '4 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, finely shredded',
      us: '3 1/2 oz spinach, finely shredded',
    },
    {
      ingredientId: 'apple',
      grams: 80,
      metric: '80 g apple, core and seeds out, grated',
      us: '2 3/4 oz apple, core and seeds out, grated',
    },
    { ingredientId: 'blueberries', grams: 60, metric: '60 g blueberries', us: '2 oz blueberries' },
    { ingredientId: 'yogurt-plain', grams: 60, metric: '60 g plain yogurt', us: '2 oz plain yogurt' },
    { ingredientId: 'wheat-germ', grams: 15, metric: '15 g wheat germ', us: '1/2 oz wheat germ' },
    { ingredientId: 'water', grams: 600, metric: '600 ml water', us: '2 1/2 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'potassium-chloride', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets into the water, add the calcium carbonate and the potassium chloride and bring it to the boil in a 3-litre (3-quart) pan. Pour in the oats and wheat germ and simmer for 7 minutes, stirring, until thick.',
      lines: [2, 8, 9],
    },
    {
      text: 'Cook the turkey and liver in a wide dry pan over medium heat for 9 minutes, breaking them up small, until no pink is left (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Wilt the spinach among the turkey for 2 minutes. Tip in the beaten eggs and stir for 4 minutes, until they set in small curds and none runs (74 °C / 165 °F).',
      lines: [3, 4],
    },
    {
      text: 'Combine turkey and oats off the heat and fold in the apple. Spread this porridge on a large tray, 2.5 cm (1 in) deep, and give it 25 minutes to become hand-warm.',
      lines: [5],
    },
    {
      text: 'Squeeze the vitamin E capsule into the yogurt. Stir the yogurt in, then the blueberries, squashed between two fingers.',
      lines: [7, 6],
    },
    {
      text: 'Weigh into 7 portions of about 215 g (7 1/2 oz). It thickens when cold: loosen with a spoon of warm water.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey and egg give complete protein in pieces a small dog can manage.',
    'Oats bring soluble fibre and are gentle when cooked soft.',
    'Two spoonfuls of wheat germ and the spinach bring manganese and iron.',
    'Apple and blueberries sweeten the bowl and add a little more fibre.',
  ],
  createdAt: '2026-10-08T07:15:00Z',
  imageUrl: null,
  authorName: null,
};
