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
  prepTime: 20,
  cookTime: 40,
  cookedWeightGrams: 1740,
  ingredientLines: [
    {
      ingredientId: 'venison-mince',
      grams: 800,
      metric: '800 g venison mince',
      us: '1 3/4 lb ground venison',
    },
    {
      ingredientId: 'beef-liver',
      grams: 100,
      metric: '100 g ox liver, finely diced',
      us: '3 1/2 oz beef liver, finely diced',
    },
    {
      ingredientId: 'parsnip',
      grams: 350,
      metric: '350 g parsnips, peeled and cubed',
      us: '12 1/4 oz parsnips, peeled and cubed',
    },
    {
      ingredientId: 'beetroot',
      grams: 200,
      metric: '200 g beetroot, peeled and cubed small',
      us: '7 oz beets, peeled and cubed small',
    },
    {
      ingredientId: 'kale',
      grams: 120,
      metric: '120 g kale, stalks out, shredded',
      us: '4 1/4 oz kale, stems removed, shredded',
    },
    {
      ingredientId: 'sardines-water',
      grams: 90,
      metric: '90 g sardines in spring water, drained (1 small tin)',
      us: '3 1/4 oz sardines in spring water, drained (1 small can)',
    },
    { ingredientId: 'egg', grams: 200, metric: '4 eggs (200 g), beaten', us: '4 eggs (7 oz), beaten' },
    {
      ingredientId: 'sunflower-oil',
      grams: 14,
      metric: '14 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    { ingredientId: 'water', grams: 250, metric: '250 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.35, dose: '4 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'vitamin-d3-drops', grams: 0.028, dose: '1 drop of 400 IU' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Toss the parsnips and beetroot in the oil, spread them on a tray and roast for 35 minutes, turning once, until a knife goes in easily.',
      lines: [2, 3, 7],
    },
    {
      text: 'While they roast, fry the venison and liver in a wide dry pan for 7 minutes, breaking up the lumps, until all is brown (71 °C / 160 °F).',
      lines: [0, 1],
    },
    { text: 'Pour in the water, add the kale, cover and steam for 6 minutes.', lines: [4, 8] },
    {
      text: 'Fold the beaten eggs in, give them 2 minutes to set, and mash the sardines, bones and all, into the meat.',
      lines: [6, 5],
    },
    {
      text: 'Combine with the roasted roots and leave to cool for 40 minutes. Beetroot can turn stools red, which is harmless.',
      lines: [],
    },
    {
      text: 'Crush the tablets to powder, mix them with the other dry supplements and sprinkle them over the bowl; add the drop and the capsule and mix well. Weigh into 6 portions of about 290 g (10 1/4 oz).',
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
