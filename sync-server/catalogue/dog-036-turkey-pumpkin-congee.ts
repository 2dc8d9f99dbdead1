import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const turkeyPumpkinCongee: WrittenRecipe = {
  id: 36,
  title: 'Turkey, Trout & Pumpkin Congee',
  description:
    'Rice boiled until it falls apart, with finely chopped turkey, some trout and pumpkin: smooth, low in fat and gentle for a stomach that is easily upset.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 8,
  prepTime: 15,
  cookTime: 65,
  cookedWeightGrams: 2200,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 450,
      metric: '450 g turkey breast, very finely chopped',
      us: '1 lb turkey breast, very finely chopped',
    },
    {
      ingredientId: 'turkey-heart',
      grams: 150,
      metric: '150 g turkey hearts, very finely chopped',
      us: '5 1/4 oz turkey hearts, very finely chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 45,
      metric: '45 g ox liver, chopped to a paste',
      us: '1 1/2 oz beef liver, chopped to a paste',
    },
    {
      ingredientId: 'trout',
      grams: 150,
      metric: '150 g trout fillet, pin-boned',
      us: '5 1/4 oz trout fillet, pin-boned',
    },
    {
      ingredientId: 'rice-white-dry',
      grams: 150,
      metric: '150 g white rice, dry',
      us: '5 1/4 oz white rice, dry',
    },
    { ingredientId: 'oats', grams: 40, metric: '40 g fine rolled oats', us: '1 1/2 oz fine rolled oats' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 300,
      metric: '300 g plain pumpkin purée',
      us: '10 1/2 oz plain pumpkin puree',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), beaten smooth',
      us: '2 eggs (3 1/2 oz), beaten smooth',
    },
    {
      ingredientId: 'carrot',
      grams: 100,
      metric: '100 g carrots, grated fine',
      us: '3 1/2 oz carrots, grated fine',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 1200, metric: '1200 ml water', us: '5 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Wash the rice in three changes of water. Boil it with the measured water in a deep pot, then turn the heat down as far as it will go and cook half covered for 35 minutes, scraping the bottom now and then.',
      lines: [4, 10],
    },
    {
      text: 'Stir in the oats and carrots and go on for 10 minutes, until you can no longer tell one grain from another.',
      lines: [5, 8],
    },
    {
      text: 'Crumble in the turkey, hearts and liver, breaking up lumps with a whisk. Keep it just bubbling for 8 minutes; every speck of meat must be pale and firm (74 °C / 165 °F).',
      lines: [0, 1, 2],
    },
    {
      text: 'Slide in the trout, leave it for 5 minutes until it flakes at a touch (63 °C / 145 °F), and break it up, looking out for stray bones.',
      lines: [3],
    },
    {
      text: 'Whisk the egg into the bubbling congee, then the pumpkin and the oil, and cook 2 minutes longer.',
      lines: [7, 6, 9],
    },
    {
      text: 'Let it thicken off the heat for 45 minutes. Stir the crushed and measured supplements into a cupful, return that to the pot and mix well. Ladle into 8 portions of about 275 g (9 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Well-boiled white rice is low in fibre and easy to digest.',
    'Less than a quarter of the energy comes from fat, which suits dogs that do badly on rich food.',
    'Pumpkin adds soluble fibre in a modest amount.',
    'Trout brings vitamin D and omega-3 fats, so no fish oil is needed.',
  ],
  createdAt: '2026-10-15T08:36:00Z',
  imageUrl: null,
  authorName: null,
};
