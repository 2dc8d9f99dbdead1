import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const kittenPorkCod: WrittenRecipe = {
  id: 96,
  title: 'Kitten Pork & Cod Mash',
  description:
    'Pork fillet, cod and chicken hearts mashed with egg, mussels and pumpkin. The pork brings all the thiamine a kitten needs.',
  species: 'cat',
  category: 'kitten',
  isOrganic: false,
  role: 'everyday',
  servings: 12,
  prepTime: 35,
  cookTime: 35,
  cookedWeightGrams: 900,
  ingredientLines: [
    {
      ingredientId: 'pork-tenderloin',
      grams: 220,
      metric: '220 g pork tenderloin, diced',
      us: '7 3/4 oz pork tenderloin, diced',
    },
    {
      ingredientId: 'cod',
      grams: 130,
      metric: '130 g cod fillet, weighed without skin',
      us: '4 1/2 oz cod fillet, weighed without skin',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 200,
      metric: '200 g chicken hearts, cut in quarters',
      us: '7 oz chicken hearts, cut in quarters',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, diced small',
      us: '1 1/2 oz beef liver, diced small',
    },
    {
      ingredientId: 'mussels',
      grams: 60,
      metric: '60 g raw mussel meat, chopped',
      us: '2 oz raw mussel meat, chopped',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    { ingredientId: 'egg-yolk', grams: 85, metric: '5 egg yolks (85 g)', us: '5 egg yolks (3 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 40,
      metric: '40 g plain pumpkin purée',
      us: '1 1/2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'pumpkin-seeds',
      grams: 10,
      metric: '10 g pumpkin seed kernels, unsalted, ground',
      us: '4 tsp pumpkin seed kernels, unsalted, ground',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 12.9, dose: '2 3/4 level tsp (12.9 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    { text: 'Grind the pumpkin seeds as fine as flour in a coffee mill or with a pestle.', lines: [8] },
    {
      text: 'Crush the kelp into the bone meal and stir both into the water with the ground seeds. Add pork and hearts, bring to a simmer in 6 minutes and cook under a lid for 14 minutes, shaking the pan from time to time.',
      lines: [0, 2, 8, 10],
    },
    {
      text: 'Add the liver and mussels, lay the cod on top, cover and cook for 8 minutes, until the cod flakes (63 °C / 145 °F) and pork and hearts show no pink (74 °C / 165 °F).',
      lines: [1, 3, 4],
    },
    { text: 'Lift the cod onto a plate, take out every bone and mash it.', lines: [1] },
    {
      text: 'Beat the egg with the yolks and stir them into the pan over a gentle heat for 3 minutes, until just firm (71 °C / 160 °F).',
      lines: [5, 6],
    },
    {
      text: 'Blend pan and cod together with the pumpkin and parsley, in short pulses of a stick blender for older kittens and quite smooth for the smallest.',
      lines: [1, 7, 9],
    },
    {
      text: 'Flatten the mash on a tray, 2.5 cm (1 in) thick. In 25 minutes it should feel no warmer than your hand.',
      lines: [],
    },
    {
      text: 'Sprinkle it with the contents of the taurine capsule, squeeze the vitamin E over it drop by drop, and fold the mash over itself a dozen times.',
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
    'Hearts carry arachidonic acid, zinc and taurine, mussels the manganese.',
    'Bone meal and yolk bring calcium, phosphorus and vitamin D for bones.',
  ],
  createdAt: '2026-11-11T19:36:00Z',
  imageUrl: null,
  authorName: null,
};
