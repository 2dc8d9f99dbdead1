import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const turkeyPumpkinCongee: WrittenRecipe = {
  id: 36,
  title: 'Turkey, Trout & Pumpkin Congee',
  description:
    'Rice and oats boiled until they fall apart, with finely chopped turkey, some trout and pumpkin: smooth, low in fat, for a stomach that is easily upset.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 75,
  cookedWeightGrams: 2100,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 400,
      metric: '400 g turkey breast, very finely chopped',
      us: '14 oz turkey breast, very finely chopped',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, very finely chopped',
      us: '3 1/2 oz chicken hearts, very finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 70,
      metric: '70 g ox liver, chopped to a paste',
      us: '2 1/2 oz beef liver, chopped to a paste',
    },
    {
      ingredientId: 'trout',
      grams: 150,
      metric: '150 g trout fillet, skinned and pin-boned',
      us: '5 1/4 oz trout fillet, skinned and pin-boned',
    },
    {
      ingredientId: 'rice-white-dry',
      grams: 90,
      metric: '90 g white rice, dry',
      us: '3 1/4 oz white rice, dry',
    },
    { ingredientId: 'oats', grams: 80, metric: '80 g fine rolled oats', us: '2 3/4 oz fine rolled oats' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 300,
      metric: '300 g plain pumpkin purée',
      us: '10 1/2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'carrot',
      grams: 100,
      metric: '100 g carrots, grated fine',
      us: '3 1/2 oz carrots, grated fine',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, chopped fine',
      us: '3 1/2 oz spinach, chopped fine',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), beaten smooth',
      us: '2 eggs (3 1/2 oz), beaten smooth',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 900, metric: '900 ml water', us: '3 3/4 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Wash the rice in three changes of water. Bring it to the boil in a deep 4-litre (4-quart) pot with the measured water, the calcium carbonate and the kelp and zinc tablets, crushed.',
      lines: [4, 11],
    },
    {
      text: 'Turn the heat down as far as it will go and cook half covered for 35 minutes, scraping the bottom now and then.',
      lines: [],
    },
    {
      text: 'Stir in the oats and carrots and go on for 10 minutes, until the grains have burst and the oats have melted into them.',
      lines: [5, 7],
    },
    {
      text: 'Crumble in the turkey, hearts and liver, breaking up lumps with a whisk. Keep it just bubbling for 10 minutes; every speck of meat must be pale and firm (74 °C / 165 °F).',
      lines: [0, 1, 2],
    },
    {
      text: 'Slide in the trout, leave it for 5 minutes until it flakes at a touch (63 °C / 145 °F), and break it up, looking out for stray bones.',
      lines: [3],
    },
    {
      text: 'Whisk the eggs into the bubbling congee, then the spinach and pumpkin, and cook 4 minutes longer, back to 74 °C (165 °F).',
      lines: [9, 8, 6],
    },
    {
      text: 'Pour the congee into two wide dishes, 3 cm (1 1/4 in) deep, and stir it once or twice; it thickens while it cools, for 40 minutes or so. Squeeze the vitamin E into the oil and stir half of this into each dish.',
      lines: [10],
    },
    { text: 'Ladle into 7 portions of about 300 g (10 1/2 oz) and put them into the fridge.', lines: [] },
  ],
  nutritionalBenefits: [
    'Well-boiled white rice is low in fibre and easy to digest.',
    'Little more than a quarter of the energy comes from fat, which suits dogs that do badly on rich food.',
    'Pumpkin adds soluble fibre in a modest amount.',
    'Trout brings vitamin D and omega-3 fats, so no fish oil is needed.',
  ],
  createdAt: '2026-10-15T08:36:00Z',
  imageUrl: null,
  authorName: null,
};
