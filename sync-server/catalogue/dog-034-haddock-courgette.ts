import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const haddockCourgette: WrittenRecipe = {
  id: 34,
  title: 'Light Haddock & Courgette Pan',
  description:
    'White fish, mussels and plenty of courgette with a little barley, for a dog on fewer calories: a big bowl with little fat.',
  species: 'dog',
  category: 'special-diet',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 50,
  cookedWeightGrams: 1800,
  ingredientLines: [
    {
      ingredientId: 'haddock',
      grams: 700,
      metric: '700 g haddock fillet, skinned',
      us: '1 lb 8 1/2 oz haddock fillet, skinned',
    },
    {
      ingredientId: 'mussels',
      grams: 80,
      metric: '80 g mussel meat, shelled',
      us: '2 3/4 oz mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, cut into tiny cubes',
      us: '1 3/4 oz beef liver, cut into tiny cubes',
    },
    {
      ingredientId: 'barley-dry',
      grams: 150,
      metric: '150 g pearl barley, dry',
      us: '5 1/4 oz pearl barley, dry',
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
      ingredientId: 'egg',
      grams: 100,
      metric: '2 eggs (100 g), lightly beaten',
      us: '2 eggs (3 1/2 oz), lightly beaten',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 18,
      metric: '18 g sunflower oil (4 tsp)',
      us: '4 tsp sunflower oil',
    },
    { ingredientId: 'parsley', grams: 15, metric: '15 g chopped parsley', us: '1/2 oz chopped parsley' },
    { ingredientId: 'water', grams: 450, metric: '450 ml water', us: '2 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 8.3, dose: '1 1/2 level tsp (8.3 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Bring the water to the boil in your widest lidded pan, tip in the barley and simmer it, covered, for 30 minutes: the grains should be swollen and nearly tender.',
      lines: [3, 9],
    },
    {
      text: 'Scatter the liver, cauliflower and courgettes (zucchini) over the barley. Cover and cook for 8 minutes, until a knife slips into a floret.',
      lines: [2, 4, 5],
    },
    {
      text: 'Lay the haddock on the vegetables in one layer and tuck the mussels between. Cover and cook for 7 minutes over a low heat, until the flesh is white and flakes (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Feel the fish for bones and take them out. Pour the egg in slowly and stir for 2 minutes while it sets in threads.',
      lines: [0, 6],
    },
    {
      text: 'Take the pan off the heat, add the oil and parsley, and cool for half an hour, until barely lukewarm.',
      lines: [7, 8],
    },
    {
      text: 'Crush the tablets between two spoons, mix them with the other supplements and a little pan juice, and stir that through the whole batch. Divide into 6 portions of about 300 g (10 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Haddock is nearly all protein, so the bowl fills a dog without much fat.',
    'Courgettes and cauliflower make up more than a quarter of what is weighed out, and bring volume for few calories.',
    'Mussels supply manganese and vitamin B12.',
    'Barley brings soluble fibre, which slows digestion.',
  ],
  createdAt: '2026-10-09T12:34:00Z',
  imageUrl: null,
  authorName: null,
};
