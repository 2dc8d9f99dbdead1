import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenPorkCod: WrittenRecipe = {
  id: 96,
  title: 'Kitten Pork & Cod Mash',
  description:
    'Pork fillet, cod and chicken hearts mashed with egg and pumpkin. The pork brings all the thiamine a kitten needs.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 20,
  cookTime: 28,
  cookedWeightGrams: 885,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 430,
      metric: '430 g pork tenderloin, diced',
      us: '15 1/4 oz pork tenderloin, diced',
    },
    { ingredientId: 'cod', grams: 130, metric: '130 g cod fillet', us: '4 1/2 oz cod fillet' },
    {
      ingredientId: 'chicken-hearts',
      grams: 110,
      metric: '110 g chicken hearts, cut in quarters',
      us: '4 oz chicken hearts, cut in quarters',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, diced small',
      us: '1 1/2 oz beef liver, diced small',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    { ingredientId: 'egg-yolk', grams: 85, metric: '5 egg yolks (85 g)', us: '5 egg yolks (3 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 40,
      metric: '40 g plain pumpkin puree',
      us: '1 1/2 oz plain pumpkin puree',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'bone-meal', grams: 15.3, dose: '3 1/4 level tsp (15.3 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'magnesium-citrate', grams: 0.7, dose: '1/4 level tsp (0.7 g)' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    {
      text: 'Simmer pork and hearts in the water under a lid for 14 minutes, shaking the pan from time to time.',
      lines: [0, 2, 7],
    },
    {
      text: 'Add the liver, lay the cod on top, cover and cook for 8 minutes, until the cod flakes (63 °C / 145 °F) and pork and hearts show no pink (74 °C / 165 °F).',
      lines: [1, 3],
    },
    {
      text: 'Lift the cod onto a plate, take out every bone and mash it.',
      lines: [1],
    },
    { text: 'Stir egg and yolks into the pan over a gentle heat until just firm.', lines: [4, 5] },
    {
      text: 'Crush pan and cod together with the pumpkin and parsley, using a potato masher for older kittens and a stick blender for the smallest.',
      lines: [6, 8],
    },
    {
      text: 'Leave to cool. Meanwhile weigh out the bone meal and crush the tablets in it.',
      lines: [],
    },
    {
      text: 'Add the opened capsules, magnesium and salt to that powder, sieve a third of it over the mash, stir, and repeat until it is used up. Squeeze in the vitamin E last.',
      lines: [],
    },
    {
      text: 'Divide into 12 portions of about 75 g (2 3/4 oz). Kittens under four months need about four meals a day.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Pork tenderloin is lean and rich in thiamine and vitamin B6.',
    'Cod is light protein with potassium and magnesium.',
    'Hearts carry arachidonic acid and taurine.',
    'Bone meal and yolk bring calcium, phosphorus and vitamin D for bones.',
  ],
  createdAt: '2026-11-11T19:36:00Z',
  imageUrl: null,
  authorName: null,
};
