import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const venisonBeetroot: WrittenRecipe = {
  id: 8,
  title: 'Venison & Beetroot Bowl',
  description:
    'Venison mince with roasted parsnip and beetroot and a little kale. A meat many dogs have not met, with a little ox liver, and no grain.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 25,
  cookTime: 45,
  cookedWeightGrams: 1660,
  ingredientLines: [
    {
      ingredientId: 'venison-mince',
      grams: 620,
      metric: '620 g venison mince',
      us: '1 lb 6 oz ground venison',
    },
    {
      ingredientId: 'beef-liver',
      grams: 80,
      metric: '80 g ox liver, finely diced',
      us: '2 3/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'parsnip',
      grams: 350,
      metric: '350 g parsnips, peeled, in 2 cm cubes',
      us: '12 1/4 oz parsnips, peeled, in 3/4 in cubes',
    },
    {
      ingredientId: 'beetroot',
      grams: 200,
      metric: '200 g beetroot, peeled, in 1 cm cubes',
      us: '7 oz beets, peeled, in 3/8 in cubes',
    },
    {
      ingredientId: 'kale',
      grams: 130,
      metric: '130 g kale, stalks out, shredded',
      us: '4 1/2 oz kale, stems removed, shredded',
    },
    {
      ingredientId: 'sardines-oil',
      grams: 90,
      metric: '90 g sardines, tinned in oil, drained (1 small tin)',
      us: '3 1/4 oz sardines, canned in oil, drained (1 small can)',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 20,
      metric: '20 g sunflower oil (4 1/2 tsp)',
      us: '4 1/2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 250, metric: '250 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.5, dose: '5 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'magnesium-citrate', grams: 0.7, dose: '1/4 level tsp (0.7 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Toss the parsnips and beetroot in the oil, spread them on a tray and roast for 35 minutes, turning once, until a knife goes in easily.',
      lines: [2, 3, 7],
    },
    {
      text: 'While they roast, fry the venison and liver in a wide dry pan in two lots, 6 minutes each, breaking up the lumps, until all is brown (74 °C / 165 °F).',
      lines: [0, 1],
    },
    {
      text: 'Return all the meat to the pan. Crush the kelp and zinc tablets into the water, stir in the eggshell and magnesium citrate, and pour it over. Add the kale, cover and steam for 6 minutes.',
      lines: [0, 1, 4, 8],
    },
    {
      text: 'Fold the beaten eggs in and give them 4 minutes to set, until no wet egg is left (74 °C / 165 °F). Mash the sardines, bones and all, into the meat.',
      lines: [6, 5],
    },
    {
      text: 'Combine with the roasted roots and spread everything back over the roasting tray, 2.5 cm (1 in) deep, for 25 minutes, until hand-warm. Beetroot can turn stools red, which is harmless.',
      lines: [2, 3],
    },
    {
      text: 'Weigh into 6 portions of about 275 g (9 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Venison is rich in iron, zinc and B vitamins.',
    'Parsnip and beetroot give starch and fibre in place of grain.',
    'Sardines add omega-3 and vitamin D, of which venison has little.',
    'Kale adds vitamin K, calcium and carotenes.',
  ],
  createdAt: '2026-10-23T15:35:00Z',
  imageUrl: null,
  authorName: null,
};
