import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorGoatTurkey: WrittenRecipe = {
  id: 87,
  title: 'Pressure-Cooked Goat & Turkey Broth',
  description:
    'Goat, turkey and chicken hearts made tender in the pressure cooker, with spinach and yolk stirred in: a thin, strong-smelling meal for old cats.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 30,
  cookTime: 55,
  cookedWeightGrams: 1050,
  ingredientLines: [
    {
      ingredientId: 'goat-meat',
      grams: 340,
      metric: '340 g boneless goat, in 2 cm cubes',
      us: '12 oz boneless goat, in 3/4 in cubes',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 120,
      metric: '120 g skinless turkey breast, cubed',
      us: '4 1/4 oz skinless turkey breast, cubed',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 120,
      metric: '120 g chicken hearts, halved',
      us: '4 1/4 oz chicken hearts, halved',
    },
    {
      ingredientId: 'mussels',
      grams: 50,
      metric: '50 g raw mussel meat, shelled',
      us: '1 3/4 oz raw mussel meat, shelled',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, cubed',
      us: '1 1/4 oz beef liver, cubed',
    },
    { ingredientId: 'spinach', grams: 40, metric: '40 g spinach, torn', us: '1 1/2 oz spinach, torn' },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    { ingredientId: 'parsley', grams: 12, metric: '12 g parsley, chopped', us: '3 tbsp parsley, chopped' },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Stir the eggshell and the crushed kelp into the water in the pressure cooker, then add the goat and hearts. Neither needs browning.',
      lines: [0, 2, 9],
    },
    {
      text: 'Lock the lid, bring to high pressure in about 8 minutes and cook for 22 minutes. Release the steam by the valve, at arm’s length.',
      lines: [],
    },
    {
      text: 'Put in the turkey, liver and mussels, lock again and cook for 5 minutes at high pressure, then wait 10 minutes for the pressure to fall. Goat should part at a touch.',
      lines: [1, 3, 4],
    },
    {
      text: 'Stir in the spinach and parsley, then the egg beaten with the yolks, and keep stirring for 3 minutes over a low heat, until no raw egg shows and the thickest piece of turkey reads 74 °C / 165 °F.',
      lines: [5, 6, 7, 8],
    },
    {
      text: 'Blend as thin or as thick as your cat likes, down to the last of the eggshell at the bottom.',
      lines: [],
    },
    {
      text: 'Pour into two wide dishes, 2.5 cm (1 in) deep, and leave for 30 minutes, until you can hold a finger in it.',
      lines: [],
    },
    {
      text: 'Crush the thiamine tablet in a cup, open the taurine capsule over it, squeeze in the vitamin E, stir all three into six spoonfuls of the broth and whisk half of this into each dish.',
      lines: [],
    },
    {
      text: 'Ladle into 10 portions of about 105 g (3 3/4 oz) and take the chill off each before it is served.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Goat is a lean red meat with iron and zinc.',
    'Chicken hearts bring zinc, iron and taurine, mussels the manganese.',
    'Yolk brings choline, vitamin D and arachidonic acid.',
    'Blended with its broth, it slips down easily.',
  ],
  createdAt: '2026-11-02T13:27:00Z',
  imageUrl: null,
  authorName: null,
};
