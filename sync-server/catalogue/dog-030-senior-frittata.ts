import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorSpinachFrittata: WrittenRecipe = {
  id: 30,
  title: 'Senior Spinach & Cottage Cheese Frittata',
  description:
    'Ten eggs, spinach, potato and a little chicken set in one pan, with cottage cheese inside and on top. Soft protein for older dogs who chew slowly.',
  species: 'dog',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 7,
  prepTime: 30,
  cookTime: 55,
  cookedWeightGrams: 1610,
  ingredientLines: [
    {
      ingredientId: 'egg',
      grams: 500,
      metric: '10 eggs (500 g), beaten',
      us: '10 eggs (1 lb 1 3/4 oz), beaten',
    },
    {
      ingredientId: 'cottage-cheese',
      grams: 300,
      metric: '300 g cottage cheese, reduced fat',
      us: '10 1/2 oz cottage cheese, reduced fat',
    },
    {
      ingredientId: 'chicken-breast',
      grams: 250,
      metric: '250 g chicken breast, skinless, finely diced',
      us: '8 3/4 oz chicken breast, skinless, finely diced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g chicken hearts, finely diced',
      us: '4 1/4 oz chicken hearts, finely diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, chopped to crumbs',
      us: '2 1/4 oz beef liver, chopped to crumbs',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 350,
      metric: '350 g potatoes, peeled and thinly sliced',
      us: '12 1/4 oz potatoes, peeled and thinly sliced',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, trimmed',
      us: '3 1/2 oz spinach, trimmed',
    },
    {
      ingredientId: 'red-pepper',
      grams: 100,
      metric: '100 g sweet red pepper, peeled and diced',
      us: '3 1/2 oz red bell pepper, peeled and diced',
    },
    { ingredientId: 'oats', grams: 60, metric: '60 g rolled oats, crushed', us: '2 oz rolled oats, crushed' },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 15,
      metric: '15 g plain pumpkin seeds, ground',
      us: '1/2 oz plain pumpkin seeds, ground',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 8.1, dose: '1 1/2 level tsp (8.1 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.3135, dose: '3 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). Boil the potato slices for 10 minutes, until tender, and lift them out.',
      lines: [5],
    },
    {
      text: 'Crush the kelp and zinc tablets and whisk them into the eggs with the calcium carbonate. Stir in oats, pumpkin seeds and two thirds of the cottage cheese.',
      lines: [0, 8, 9, 1],
    },
    {
      text: 'Heat the oil in a deep ovenproof pan, 30 cm (12 in) across, and fry chicken breast, hearts and pepper for 8 minutes, until the dice are firm. Add liver and spinach and toss for 4 minutes more, until the pan is dry again.',
      lines: [2, 3, 7, 4, 6, 10],
    },
    {
      text: 'Lay the potatoes over the meat, give the egg mixture a last stir, pour it on and tilt the pan so that it fills the gaps. It lies about 2.5 cm (1 in) deep.',
      lines: [5],
    },
    {
      text: 'Bake for 25 to 30 minutes, until the centre no longer wobbles and reads 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cut the frittata into seven wedges, lift them onto a rack and give them half an hour to become hand-warm.',
      lines: [],
    },
    {
      text: 'Squeeze the vitamin E into the last of the cottage cheese, beat it smooth and spread it over the wedges.',
      lines: [1],
    },
    {
      text: 'Box them into 7 portions of about 230 g (8 oz), and into the fridge with them. Crumble one for a dog with few teeth.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Egg is among the most digestible proteins, and rich in choline.',
    'Cottage cheese and chicken breast add lean protein for ageing muscle.',
    'Eggs bring vitamin D, so that no drops are needed.',
    'Oats and ground pumpkin seeds bring magnesium and manganese.',
  ],
  createdAt: '2026-10-25T11:30:00Z',
  imageUrl: null,
  authorName: null,
};
