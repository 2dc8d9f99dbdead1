import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefSweetPotato: WrittenRecipe = {
  id: 2,
  title: 'Beef & Sweet Potato Stew',
  description:
    'Stewing steak and ox heart braised slowly in the oven with sweet potato and green beans. No grain, little work, two hours of waiting.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 25,
  cookTime: 120,
  cookedWeightGrams: 2150,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 800,
      metric: '800 g beef stewing steak, in 2 cm cubes',
      us: '1 3/4 lb beef stewing steak, in 3/4 inch cubes',
    },
    {
      ingredientId: 'beef-heart',
      grams: 200,
      metric: '200 g ox heart, trimmed and diced',
      us: '7 oz beef heart, trimmed and diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 100,
      metric: '100 g ox liver, finely diced',
      us: '3 1/2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 900,
      metric: '900 g sweet potato, peeled and cubed',
      us: '2 lb sweet potato, peeled and cubed',
    },
    {
      ingredientId: 'green-beans',
      grams: 200,
      metric: '200 g green beans, in short lengths',
      us: '7 oz green beans, in short lengths',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 27,
      metric: '27 g sunflower oil (2 tbsp)',
      us: '2 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 400, metric: '400 ml water', us: '1 2/3 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'fish-oil', grams: 3, dose: '3 capsules of 1 g, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 165 °C (330 °F). Warm half of the oil in a flameproof casserole and brown the beef and heart in two lots, about 4 minutes each.',
      lines: [0, 1, 5],
    },
    {
      text: 'Pour in the water, scrape the bottom clean, cover and braise in the oven for 70 minutes.',
      lines: [6],
    },
    {
      text: 'Add the sweet potato and liver, push them down among the meat and bake, covered, for 30 minutes more.',
      lines: [3, 2],
    },
    {
      text: 'Stir in the green beans, cover and bake for 12 minutes more. The beef should fall apart under a fork and the sweet potato should mash easily.',
      lines: [4],
    },
    {
      text: 'Stir in the rest of the oil. Leave to cool for an hour, until it is no warmer than your hand, mashing a third of the sweet potato into the gravy as it cools.',
      lines: [5],
    },
    {
      text: 'Grind the tablets, squeeze out the capsules, and stir these and the other supplements through the stew. Weigh into 7 portions of about 305 g (10 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'With so much beef and heart, iron and zinc reach their minimum without a tablet.',
    'Sweet potato takes the place of grain and brings potassium and beta-carotene.',
    'Fish oil adds the long-chain omega-3 that beef lacks.',
    'Slow, moist heat keeps the meat tender for older teeth.',
  ],
  createdAt: '2026-10-05T09:30:00Z',
  imageUrl: null,
  authorName: null,
};
