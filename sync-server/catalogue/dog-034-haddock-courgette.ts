import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const haddockCourgette: WrittenRecipe = {
  id: 34,
  title: 'Light Haddock & Courgette Pan',
  description:
    'White fish, mussels and plenty of courgette with pearl barley, for a dog on fewer calories: a big bowl with little fat.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 25,
  cookTime: 60,
  cookedWeightGrams: 1680,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 430,
      metric: '430 g haddock fillet, skinned',
      us: '15 1/4 oz haddock fillet, skinned',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g raw mussel meat, shelled',
      us: '2 3/4 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 60,
      metric: '60 g ox liver, cut into tiny cubes',
      us: '2 oz beef liver, cut into tiny cubes',
    },
    {
      ingredientId: 'barley-dry',
      grams: 120,
      metric: '120 g pearl barley, dry',
      us: '4 1/4 oz pearl barley, dry',
    },
    {
      ingredientId: 'courgette',
      grams: 400,
      metric: '400 g courgettes, cut into half-moons',
      us: '14 oz zucchini, cut into half-moons',
    },
    {
      ingredientId: 'cauliflower',
      grams: 150,
      metric: '150 g cauliflower, in small florets',
      us: '5 1/4 oz cauliflower, in small florets',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, roughly chopped',
      us: '3 1/2 oz spinach, roughly chopped',
    },
    {
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), lightly beaten',
      us: '2 eggs (3 1/2 oz), lightly beaten',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'parsley', grams: 15, metric: '15 g chopped parsley', us: '1/2 oz chopped parsley' },
    { ingredientId: 'water', grams: 320, metric: '320 ml water', us: '1 1/3 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Bring the water to the boil in your widest lidded pan, of 4 litres (4 quarts). Crush the kelp and zinc tablets between two spoons and stir them in with the eggshell.',
      lines: [10],
    },
    {
      text: 'Tip in the barley and simmer it, covered, for 35 minutes: the grains should be swollen and nearly tender. If they catch, give them a splash from the kettle.',
      lines: [3],
    },
    {
      text: 'Scatter the liver, cauliflower and courgettes (zucchini) over the barley. Cover and cook for 8 minutes, until a knife slips into a floret.',
      lines: [2, 5, 4],
    },
    {
      text: 'Lay the haddock on the vegetables in one layer and tuck the mussels between. Cover and cook for 8 minutes over a low heat, until the flesh is white and flakes (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Flake the fish with a fork and take out any bones. Add the spinach, pour the egg in slowly and stir for 3 minutes, while it sets in threads; a cube of liver is now firm to the middle (74 °C / 165 °F).',
      lines: [0, 6, 7, 2],
    },
    {
      text: 'Spread everything in two wide, cold dishes, barely 3 cm (1 1/4 in) deep; half an hour makes it lukewarm. Beat the vitamin D and E into the oil with the parsley and fold half of this into each.',
      lines: [8, 9],
    },
    {
      text: 'Divide into 4 portions of about 420 g (14 3/4 oz), each with some of the juice, and chill them.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Nearly all the energy of haddock is protein, so the bowl fills a dog without much fat.',
    'Courgettes and cauliflower make up more than a quarter of what is weighed out, and bring volume for few calories.',
    'Mussels supply manganese and vitamin B12.',
    'Barley brings soluble fibre, which slows digestion.',
  ],
  createdAt: '2026-10-09T12:34:00Z',
  imageUrl: null,
  authorName: null,
};
