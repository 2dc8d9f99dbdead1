import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const littleTurkeyMeatballs: WrittenRecipe = {
  id: 17,
  title: 'Little Turkey Meatballs in Pumpkin Sauce',
  description:
    'Cherry-sized turkey and oat meatballs, baked and tossed in pumpkin. Each is one bite for a small dog, and the sauce carries the minerals.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 35,
  cookTime: 25,
  cookedWeightGrams: 1250,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 700,
      metric: '700 g lean turkey mince',
      us: '1 lb 8 1/2 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, puréed or scraped',
      us: '2 oz beef liver, pureed or scraped',
    },
    { ingredientId: 'oats', grams: 120, metric: '120 g rolled oats', us: '4 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g mussel meat, finely chopped',
      us: '2 oz mussel meat, finely chopped',
    },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g parsley, chopped fine',
      us: '2 tbsp parsley, chopped fine',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 300,
      metric: '300 g plain pumpkin purée',
      us: '10 1/2 oz plain pumpkin puree',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F) and rub two baking trays with the oil.',
      lines: [7],
    },
    {
      text: 'Knead turkey, liver, oats, eggs, mussels and parsley for two minutes. Leave for 10 so that the oats swell and the mixture stops sticking.',
      lines: [0, 1, 2, 3, 4, 5],
    },
    {
      text: 'With wet palms roll balls no larger than a cherry, about 10 g each; you will have around a hundred.',
      lines: [],
    },
    {
      text: 'Bake for 14 minutes, shaking the trays halfway. They are ready when one cut in two is white throughout, 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Mix the pumpkin with the water in a saucepan and warm for 5 minutes, stirring, until it coats a spoon. Set aside until lukewarm.',
      lines: [6, 8],
    },
    {
      text: 'Crush the tablets in a mortar and whisk them and the other supplements into the lukewarm sauce.',
      lines: [],
    },
    {
      text: 'Roll the meatballs in the sauce, scrape the pan clean over them, and share into 10 portions of about 125 g (4 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey mince supplies protein, selenium and most of the linoleic acid.',
    'Oats and mussels bring manganese.',
    'Pumpkin gives beta-carotene, potassium and soft fibre.',
    'Small balls make it easy to share out a portion.',
  ],
  createdAt: '2026-10-12T09:17:00Z',
  imageUrl: null,
  authorName: null,
};
