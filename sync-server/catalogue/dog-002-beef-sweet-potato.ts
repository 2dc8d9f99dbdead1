import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefSweetPotato: WrittenRecipe = {
  id: 2,
  title: 'Beef & Sweet Potato Stew',
  description:
    'Stewing steak and ox heart braised slowly in the oven with sweet potato and green vegetables. No grain, little work, two hours of waiting.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 140,
  cookedWeightGrams: 2480,
  ingredientLines: [
    {
      ingredientId: 'beef-stewing-steak',
      grams: 850,
      metric: '850 g beef stewing steak, in 2 cm cubes',
      us: '1 lb 14 oz beef stewing steak, in 3/4 in cubes',
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
      grams: 650,
      metric: '650 g sweet potato, peeled and cubed',
      us: '1 lb 7 oz sweet potato, peeled and cubed',
    },
    {
      ingredientId: 'green-beans',
      grams: 200,
      metric: '200 g green beans, in short lengths',
      us: '7 oz green beans, in short lengths',
    },
    {
      ingredientId: 'kale',
      grams: 120,
      metric: '120 g kale, stalks out, shredded',
      us: '4 1/4 oz kale, stems removed, shredded',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, shredded',
      us: '3 1/2 oz spinach, shredded',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 400, metric: '400 ml water', us: '1 2/3 cups water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'choline-bitartrate', grams: 0.608, dose: '1 capsule, 250 mg choline, opened' },
  ],
  steps: [
    {
      text: 'Heat the oven to 165 °C (330 °F). Warm half of the oil in a 4-litre (4-quart) flameproof casserole and brown the beef and heart in three lots, 4 minutes each.',
      lines: [0, 1, 7],
    },
    {
      text: 'Pour in the water, scrape the bottom free, bring it to a simmer, about 5 minutes, cover and braise in the oven for 75 minutes.',
      lines: [8],
    },
    {
      text: 'Crush the kelp tablets and sprinkle them with the calcium carbonate over the juices. Add the sweet potato, liver and green beans, push them down among the meat and bake, covered, for 35 minutes more.',
      lines: [3, 2, 4],
    },
    {
      text: 'Stir in the kale and spinach, cover and bake for a last 12 minutes. The beef should fall apart under a fork, the liver be brown right through (74 °C / 165 °F) and the sweet potato mash easily.',
      lines: [5, 6],
    },
    {
      text: 'Stir in the rest of the oil and mash a third of the sweet potato into the juices. Ladle everything into a roasting tin of 23 × 33 cm (9 × 13 in), 3.5 cm (1 1/2 in) deep, and wait 50 minutes until it is hand-warm.',
      lines: [7, 3],
    },
    {
      text: 'Open the choline capsule, squeeze out the vitamin E and add the drop of vitamin D; stir all three into a cup of the juices and fold that through the whole tin. Weigh into 7 portions of about 355 g (12 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'With so much beef and heart, iron and zinc reach their minimum without a tablet.',
    'Sweet potato takes the place of grain and brings potassium and beta-carotene.',
    'Kale and spinach bring manganese and magnesium, of which beef has little.',
    'Slow, moist heat keeps the meat tender for older teeth.',
  ],
  createdAt: '2026-10-05T09:30:00Z',
  imageUrl: null,
  authorName: null,
};
