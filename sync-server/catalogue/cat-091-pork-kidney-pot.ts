import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const porkKidneyPot: WrittenRecipe = {
  id: 91,
  title: 'Pork & Kidney One-Pot',
  description:
    'Lean pork loin and lamb kidney cooked in one covered pot with pumpkin, thickened with yolk. Cheap, quick and rich in thiamine.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 855,
  ingredientLines: [
    {
      ingredientId: 'pork-loin',
      grams: 520,
      metric: '520 g lean boneless pork loin, cut small',
      us: '1 lb 2 oz lean boneless pork loin, cut small',
    },
    {
      ingredientId: 'lamb-kidney',
      grams: 90,
      metric: '90 g lamb kidney, cored and sliced',
      us: '3 1/4 oz lamb kidney, cored and sliced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, sliced thinly',
      us: '1 1/4 oz beef liver, sliced thinly',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin puree',
      us: '2 oz plain pumpkin puree',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
  ],
  steps: [
    { text: 'Rinse the kidney until the water runs clear and pat it dry.', lines: [1] },
    { text: 'Bring pork and water to a simmer, skim, cover and cook for 15 minutes.', lines: [0, 5] },
    {
      text: 'Add kidney and liver for 8 minutes more, until pork, kidney and liver are brown or white to the centre, 74 °C / 165 °F.',
      lines: [1, 2],
    },
    {
      text: 'Beat the yolks and parsley into the pumpkin, stir them in and simmer for 2 minutes, until the broth is an orange sauce (71 °C / 160 °F).',
      lines: [3, 4, 6],
    },
    { text: 'Divide between two shallow dishes to cool: they cool much faster than a pot.', lines: [] },
    {
      text: 'Stir the eggshell and salt with the crushed tablets and the contents of the capsules and sprinkle this over both dishes; squeeze out the vitamin E, toss well and put the two together.',
      lines: [],
    },
    { text: 'Serve out into 10 portions of about 85 g (3 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Pork is the meat with the most thiamine, so no tablet of it is needed.',
    'Kidney brings selenium, riboflavin and B12.',
    'Yolk supplies choline, fat and vitamin D.',
    'Pumpkin is under a tenth of the food, for its fibre.',
  ],
  createdAt: '2026-11-06T07:31:00Z',
  imageUrl: null,
  authorName: null,
};
