import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const ostrichSweetPotatoPie: WrittenRecipe = {
  id: 39,
  title: 'Ostrich Cottage Pie with Sweet Potato',
  description:
    'Ostrich mince with mussels and beetroot under an orange crust of sweet potato. Grain-free, and a red meat that few dogs have eaten before.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 25,
  cookTime: 60,
  cookedWeightGrams: 1440,
  ingredientLines: [
    {
      ingredientId: 'ostrich-mince',
      grams: 550,
      metric: '550 g ostrich mince',
      us: '1 lb 3 1/2 oz ground ostrich',
    },
    {
      ingredientId: 'beef-liver',
      grams: 50,
      metric: '50 g ox liver, very finely chopped',
      us: '1 3/4 oz beef liver, very finely chopped',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g mussel meat, chopped',
      us: '2 oz mussel meat, chopped',
    },
    {
      ingredientId: 'sweet-potato',
      grams: 550,
      metric: '550 g sweet potatoes, peeled and cubed',
      us: '1 lb 3 1/2 oz sweet potatoes, peeled and cubed',
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
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Meanwhile steam the sweet potatoes for 15 minutes, until soft to a skewer.',
      lines: [3],
    },
    {
      text: 'Brown the ostrich in a dry non-stick pan for 4 minutes, stirring, then give it the water and the beetroot and simmer for 8 minutes more.',
      lines: [0, 5, 8],
    },
    {
      text: 'Add the liver, mussels and spinach and simmer for 4 minutes, until the spinach has wilted and the sauce is thick.',
      lines: [1, 2, 4],
    },
    {
      text: 'Mash the sweet potatoes with the eggs and half of the oil. Spread the meat in a pie dish, cover with the mash and rake it with a fork.',
      lines: [3, 6, 7],
    },
    {
      text: 'Bake on the middle shelf for 25 minutes, until the ridges brown and the inside reaches 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Cool for about 45 minutes. Stir the crust down into the filling together with the rest of the oil and all the supplements, finely crushed.',
      lines: [7],
    },
    {
      text: 'Weigh into 6 portions of about 240 g (8 1/2 oz); flat boxes thaw fast.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Ostrich is a red meat with plenty of iron and zinc.',
    'Sweet potato brings starch and beta-carotene.',
    'Mussels and spinach supply the manganese that grain would otherwise bring.',
    'Three eggs and a little liver bring most of the choline.',
  ],
  createdAt: '2026-10-24T16:39:00Z',
  imageUrl: null,
  authorName: null,
};
