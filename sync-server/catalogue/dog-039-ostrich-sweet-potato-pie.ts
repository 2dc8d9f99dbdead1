import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const ostrichSweetPotatoPie: WrittenRecipe = {
  id: 39,
  title: 'Ostrich Cottage Pie with Sweet Potato',
  description:
    'Ostrich mince with mussels and beetroot under an orange crust of sweet potato and egg. Grain-free, and a red meat that few dogs have eaten before.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 30,
  cookTime: 60,
  cookedWeightGrams: 1500,
  ingredientLines: [
    { ingredientId: 'ostrich-mince', grams: 450, metric: '450 g ostrich mince', us: '1 lb ground ostrich' },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, very finely chopped',
      us: '1 3/4 oz beef liver, very finely chopped',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, chopped',
      us: '2 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 600,
      metric: '600 g sweet potatoes, peeled and cubed',
      us: '1 lb 5 oz sweet potatoes, peeled and cubed',
    },
    {
      ingredientId: 'spinach',
      grams: 100,
      metric: '100 g spinach, roughly chopped',
      us: '3 1/2 oz spinach, roughly chopped',
    },
    {
      ingredientId: 'beetroot',
      grams: 100,
      metric: '100 g beetroot, peeled and coarsely grated',
      us: '3 1/2 oz beets, peeled and coarsely grated',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 20,
      metric: '20 g pumpkin seeds, ground',
      us: '3/4 oz pumpkin seeds, ground',
    },
    { ingredientId: 'egg', grams: 250, metric: '5 eggs (250 g), beaten', us: '5 eggs (8 3/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 12.9, dose: '2 3/4 level tsp (12.9 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Put the sweet potatoes, in 2 cm (3/4 in) cubes, in a steamer and give them 15 minutes, until a skewer slides through.',
      lines: [3],
    },
    {
      text: 'Meanwhile brown the ostrich in a dry non-stick pan for 5 minutes, stirring; add the water and the beetroot and simmer for 8 minutes more.',
      lines: [0, 5, 9],
    },
    {
      text: 'Crush the kelp and zinc tablets and stir them into the sauce with the bone meal and the pumpkin seeds. Add the liver, mussels and spinach and simmer for 4 minutes, until the leaves have wilted.',
      lines: [6, 1, 2, 4],
    },
    {
      text: 'Mash the sweet potatoes smooth and beat in the eggs: the mash is loose now and sets in the oven. Spread the meat about 1.3 cm (1/2 in) deep in a pie dish of 20 × 30 cm (8 × 12 in) with sides of 4 cm (1 1/2 in), pour the mash over and level it.',
      lines: [3, 7],
    },
    {
      text: 'Bake on the middle shelf for 25 minutes, until the crust is firm, its edges are brown and a probe in the centre shows 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Leave the pie in its dish, 3 cm (1 1/4 in) deep, on a rack for 35 minutes, until hand-warm. Beat the vitamin D drop and the vitamin E into the oil and brush the whole crust with it.',
      lines: [8],
    },
    {
      text: 'Cut two by three, into 6 portions of about 250 g (8 3/4 oz); lay them in flat boxes, crust up.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Ostrich is a red meat with plenty of iron and zinc.',
    'Sweet potato brings starch and beta-carotene.',
    'Mussels, spinach and pumpkin seeds supply the manganese and magnesium that grain would otherwise bring.',
    'Five eggs and a little liver bring most of the choline.',
  ],
  createdAt: '2026-10-24T16:39:00Z',
  imageUrl: null,
  authorName: null,
};
