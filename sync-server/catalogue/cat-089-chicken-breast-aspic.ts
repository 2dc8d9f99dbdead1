import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const chickenBreastAspic: WrittenRecipe = {
  id: 89,
  title: 'Chicken Breast in Golden Aspic',
  description:
    'Poached chicken set in a golden jelly of its own broth with a few peas and cut into cubes, for cats that like to lick.',
  species: 'cat',
  category: 'chicken',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 20,
  cookTime: 25,
  cookedWeightGrams: 915,
  ingredientLines: [
    {
      ingredientId: 'chicken-breast',
      grams: 480,
      metric: '480 g skinless chicken breasts',
      us: '1 lb 1 oz skinless chicken breasts',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 150,
      metric: '150 g skinless boneless chicken thigh, diced',
      us: '5 1/4 oz skinless boneless chicken thigh, diced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, cut like matchsticks',
      us: '1 1/4 oz beef liver, cut like matchsticks',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    { ingredientId: 'peas', grams: 40, metric: '40 g frozen peas', us: '1 1/2 oz frozen peas' },
    {
      ingredientId: 'gelatin',
      grams: 9,
      metric: '9 g unsweetened gelatin powder',
      us: '1 tbsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 300, metric: '300 ml water', us: '1 1/4 cups water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
    {
      ingredientId: 'chicken-fat',
      grams: 9,
      metric: '9 g plain chicken fat (2 tsp)',
      us: '2 tsp plain chicken fat',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.102, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Cover the breasts and thigh with the water, bring slowly to a bare simmer and poach for 16 minutes without letting it boil.',
      lines: [0, 1, 6],
    },
    {
      text: 'Add peas and liver and poach for 5 minutes; cut through the plumpest breast to see white fibres and clear juice, 74 °C / 165 °F.',
      lines: [2, 4],
    },
    {
      text: 'Take out the solids with a skimmer. Beat the gelatin into the hot broth until you see no grains. Whisk in the chicken fat and the yolks over a low heat for 2 minutes, until the broth is gold and coats a spoon (71 °C / 160 °F).',
      lines: [3, 5, 8],
    },
    {
      text: 'Chop the chicken as fine as rice, mash the peas and mix both with the liver and parsley in a flat dish.',
      lines: [7],
    },
    {
      text: 'When the broth is lukewarm and still runny, dissolve the salt and taurine in it and whisk in the eggshell, the vitamin E, the crushed tablets and the contents of the capsules.',
      lines: [],
    },
    {
      text: 'Pour at once over the chicken, stirring to the corners so that nothing sinks to the bottom, and refrigerate for 3 hours.',
      lines: [],
    },
    { text: 'Cut the aspic into 9 portions of about 100 g (3 1/2 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'More than half of the energy is protein from breast and thigh.',
    'Egg yolk brings choline, vitamin D and the largest share of the fat.',
    'Jelly made with the broth brings water.',
    'Breast has little iron, zinc or taurine, so all three are added.',
  ],
  createdAt: '2026-11-04T10:29:00Z',
  imageUrl: null,
  authorName: null,
};
