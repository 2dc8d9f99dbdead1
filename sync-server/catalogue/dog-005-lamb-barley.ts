import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const lambBarley: WrittenRecipe = {
  id: 5,
  title: 'Lamb & Barley Hotpot',
  description:
    'Lean lamb leg, ox heart and pearl barley baked gently until the grains swell. A six-litre pot with portions for a large dog.',
  species: 'dog',
  category: 'large',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 35,
  cookTime: 135,
  cookedWeightGrams: 4270,
  ingredientLines: [
    {
      ingredientId: 'lamb-leg-lean',
      grams: 1200,
      metric: '1200 g lean boneless lamb leg, in 2 cm dice',
      us: '2 lb 10 1/4 oz lean boneless lamb leg, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-heart',
      grams: 500,
      metric: '500 g ox heart, trimmed, in 2 cm dice',
      us: '1 lb 1 3/4 oz beef heart, trimmed, in 3/4 in dice',
    },
    {
      ingredientId: 'beef-liver',
      grams: 130,
      metric: '130 g ox liver, finely diced',
      us: '4 1/2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'barley-dry',
      grams: 360,
      metric: '360 g pearl barley, dry',
      us: '12 3/4 oz pearl barley, dry',
    },
    { ingredientId: 'carrot', grams: 400, metric: '400 g carrots, sliced', us: '14 oz carrots, sliced' },
    { ingredientId: 'spinach', grams: 200, metric: '200 g spinach, shredded', us: '7 oz spinach, shredded' },
    {
      ingredientId: 'celery',
      grams: 160,
      metric: '160 g celery, sliced thin',
      us: '5 3/4 oz celery, sliced thin',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 30,
      metric: '30 g pumpkin seeds, unsalted, ground',
      us: '1 oz pumpkin seeds, unsalted, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 84,
      metric: '84 g sunflower oil (6 tbsp)',
      us: '6 tbsp sunflower oil',
    },
    {
      ingredientId: 'rapeseed-oil',
      grams: 27,
      metric: '27 g rapeseed oil (2 tbsp)',
      us: '2 tbsp canola oil',
    },
    { ingredientId: 'water', grams: 1500, metric: '1500 ml water', us: '6 1/3 cups water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 35.3, dose: '7 1/2 level tsp (35.3 g)' },
    { id: 'kelp-tablet', grams: 3.6, dose: '12 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.418, dose: '4 tablets, 15 mg zinc each, crushed' },
    { id: 'choline-bitartrate', grams: 4.864, dose: '8 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-d3-drops', grams: 0.084, dose: '3 drops of 400 IU each' },
  ],
  steps: [
    {
      text: 'Heat the oven to 220 °C (425 °F). Toss the lamb and heart in the rapeseed (canola) oil, spread them on two trays and brown them for 20 minutes, changing the trays over halfway.',
      lines: [0, 1, 9],
    },
    {
      text: 'Turn the oven down to 170 °C (340 °F). Rinse the barley and put it with the carrots, celery, water and the browned meat, with all that ran out on the trays, in a 6-litre (6-quart) flameproof casserole. Crush the kelp and zinc tablets, stir them in with the bone meal and bring to the boil on the hob, about 15 minutes.',
      lines: [0, 1, 3, 4, 6, 10],
    },
    {
      text: 'Cover and bake for 80 minutes. The barley should be plump and the meat tender, in plenty of loose broth; add a splash of water if it looks dry.',
      lines: [],
    },
    {
      text: 'Stir in the liver, spinach and ground pumpkin seeds, cover and return to the oven for 18 minutes, until the pot bubbles again and a piece of liver from the middle is brown inside (74 °C / 165 °F).',
      lines: [2, 5, 7],
    },
    {
      text: 'Stir the sunflower oil well down into the broth. Ladle the hotpot into two large roasting tins, no more than 5 cm (2 in) deep, and wait 55 minutes, until it is hand-warm.',
      lines: [8],
    },
    {
      text: 'Empty the choline capsules into a cup of the broth, add the drops of vitamin D, and share this out between the tins, stirring each one well. Weigh into 6 portions of about 710 g (25 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Lamb leg, ox heart and liver bring iron, zinc and B vitamins.',
    'Barley swells into a starch with plenty of soluble fibre.',
    'Vegetables fill the bowl with few calories, which helps a large dog to stay slim.',
    'Bone meal and vitamin D drops bring calcium and vitamin D, of which lamb and barley have little.',
  ],
  createdAt: '2026-10-14T16:00:00Z',
  imageUrl: null,
  authorName: null,
};
