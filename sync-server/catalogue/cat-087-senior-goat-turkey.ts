import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorGoatTurkey: WrittenRecipe = {
  id: 87,
  title: 'Pressure-Cooked Goat & Turkey Broth',
  description:
    'Goat and turkey breast made tender in the pressure cooker, with spinach and yolk stirred in: a thin, strong-smelling meal for old cats.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 20,
  cookTime: 40,
  cookedWeightGrams: 905,
  ingredientLines: [
    {
      ingredientId: 'goat-meat',
      grams: 340,
      metric: '340 g boneless goat, cubed',
      us: '12 oz boneless goat, cubed',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 230,
      metric: '230 g turkey breast, cubed',
      us: '8 oz turkey breast, cubed',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, cubed',
      us: '1 1/2 oz beef liver, cubed',
    },
    { ingredientId: 'spinach', grams: 50, metric: '50 g spinach, torn', us: '1 3/4 oz spinach, torn' },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    {
      ingredientId: 'chicken-fat',
      grams: 13,
      metric: '13 g plain chicken fat (1 tbsp)',
      us: '1 tbsp plain chicken fat',
    },
    { ingredientId: 'water', grams: 240, metric: '240 ml water', us: '1 cup water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 4.1, dose: '3/4 level tsp (4.1 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Melt the chicken fat in the pressure cooker, turn the goat in it until it loses its red colour, and add the water.',
      lines: [0, 6, 7],
    },
    {
      text: 'Lock the lid, bring to high pressure and cook for 22 minutes. Release the steam by the valve, at arm’s length.',
      lines: [],
    },
    {
      text: 'Put in the turkey and liver, lock again and cook for 6 minutes at high pressure, then let the pressure fall by itself. Goat should part at a touch; turkey must be opaque at 74 °C / 165 °F.',
      lines: [1, 2],
    },
    {
      text: 'Stir in the spinach, then the egg beaten with the yolks, and keep stirring for 3 minutes in the heat of the pot, until no raw egg shows.',
      lines: [3, 4, 5],
    },
    {
      text: 'Blend as thin or thick as your cat likes and stand the pot, open, in a sink of cold water until it is tepid.',
      lines: [],
    },
    {
      text: 'Put the supplements in a saucer, crush the tablets with the back of a spoon, stir in a little broth, and whisk into the tepid food until the colour is even.',
      lines: [],
    },
    {
      text: 'Ladle into 9 portions of about 100 g (3 1/2 oz) and warm each gently before it is served.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Goat is a lean red meat with iron and zinc.',
    'Turkey breast adds vitamin B6 and magnesium, and protein for ageing muscle.',
    'Yolk brings choline, vitamin D and arachidonic acid.',
    'Blended with its broth, it slips down easily.',
  ],
  createdAt: '2026-11-02T13:27:00Z',
  imageUrl: null,
  authorName: null,
};
