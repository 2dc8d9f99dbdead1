import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const littleTurkeyMeatballs: WrittenRecipe = {
  id: 17,
  title: 'Little Turkey Meatballs in Pumpkin Sauce',
  description:
    'Walnut-sized turkey and oat meatballs, baked and rolled in pumpkin. The minerals are baked in; the vitamins wait for the cool sauce.',
  species: 'dog',
  category: 'small',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 40,
  cookTime: 20,
  cookedWeightGrams: 1280,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 570,
      metric: '570 g lean turkey mince',
      us: '1 lb 4 oz lean ground turkey',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, puréed or scraped',
      us: '1 3/4 oz beef liver, puréed or scraped',
    },
    { ingredientId: 'oats', grams: 120, metric: '120 g rolled oats', us: '4 1/4 oz rolled oats' },
    { ingredientId: 'egg', grams: 100, metric: '2 eggs (100 g), beaten', us: '2 eggs (3 1/2 oz), beaten' },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, finely chopped',
      us: '2 oz raw mussel meat, finely chopped',
    },
    {
      ingredientId: 'spinach',
      grams: 80,
      metric: '80 g spinach, finely chopped',
      us: '2 3/4 oz spinach, finely chopped',
    },
    {
      ingredientId: 'parsley',
      grams: 8,
      metric: '8 g parsley, chopped fine',
      us: '2 tbsp parsley, chopped fine',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 425,
      metric: '425 g plain pumpkin purée (1 tin)',
      us: '15 oz plain pumpkin purée (1 can)',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 5,
      metric: '5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 6.8, dose: '1 1/4 level tsp (6.8 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Crush the kelp and zinc tablets to dust and stir them with the calcium carbonate into the beaten eggs, so that no ball gets more than its share.',
      lines: [3],
    },
    {
      text: 'Knead turkey, liver, oats, mussels, spinach and parsley into the eggs for two minutes. Leave for 10 so that the oats swell and the mixture stops sticking.',
      lines: [0, 1, 2, 4, 5, 6],
    },
    {
      text: 'Heat the oven to 200 °C (400 °F) and rub two baking trays with the oil. With wet palms roll 45 balls the size of a walnut, 22 g (3/4 oz) each and about 3.5 cm (1 1/2 in) across.',
      lines: [8],
    },
    {
      text: 'Bake for 18 minutes, shaking the trays halfway. They are ready when one cut in two shows no pink, 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Let the meatballs cool on their trays for 20 minutes, in one layer, until you can hold one.',
      lines: [],
    },
    {
      text: 'Scrape the tray juices into the pumpkin, then stir in the vitamin D drop and the vitamin E for a full minute. A home-cooked purée must be no more than hand-warm.',
      lines: [7],
    },
    {
      text: 'Roll the meatballs in the pumpkin sauce and share into 10 portions of about 130 g (4 1/2 oz): four or five balls each, and the sauce. Refrigerate within two hours.',
      lines: [7],
    },
  ],
  nutritionalBenefits: [
    'Turkey mince supplies protein, selenium and most of the linoleic acid.',
    'Oats and mussels bring manganese.',
    'Pumpkin and spinach give carotene, potassium and soft fibre.',
    'Small balls make it easy to share out a portion.',
  ],
  createdAt: '2026-10-12T09:17:00Z',
  imageUrl: null,
  authorName: null,
};
