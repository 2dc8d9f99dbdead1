import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const salmonRice: WrittenRecipe = {
  id: 67,
  title: 'Salmon & Rice for Cats',
  description:
    'Baked salmon and chicken with a little rice and peas: salmon for its omega-3 fats, chicken so that the bowl is not all fish.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 14,
  prepTime: 15,
  cookTime: 25,
  cookedWeightGrams: 985,
  ingredientLines: [
    {
      ingredientId: 'salmon',
      grams: 300,
      metric: '300 g salmon fillet, skin off',
      us: '10 1/2 oz salmon fillet, skin off',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 300,
      metric: '300 g skinless boneless chicken thigh, in strips',
      us: '10 1/2 oz skinless boneless chicken thigh, in strips',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 100,
      metric: '100 g chicken hearts, halved',
      us: '3 1/2 oz chicken hearts, halved',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, finely diced',
      us: '1 1/4 oz beef liver, finely diced',
    },
    {
      ingredientId: 'rice-white-cooked',
      grams: 100,
      metric: '100 g cooked white rice',
      us: '3 1/2 oz cooked white rice',
    },
    { ingredientId: 'peas', grams: 40, metric: '40 g frozen peas', us: '1 1/2 oz frozen peas' },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g), beaten', us: '3 eggs (5 1/4 oz), beaten' },
    { ingredientId: 'water', grams: 150, metric: '150 ml water', us: '2/3 cup water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 6.9, dose: '1 1/4 level tsp (6.9 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.102, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 2.25, dose: '3/8 level tsp (2.25 g)' },
    { id: 'taurine-powder', grams: 1.0, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 190 °C (375 °F). Put the chicken, hearts and liver in a small dish with the water, cover and bake for 10 minutes.',
      lines: [1, 2, 3, 7],
    },
    {
      text: 'Lay the salmon on top and bake, uncovered, for 12 minutes more, until it flakes (63 °C / 145 °F) and the chicken shows no pink (74 °C / 165 °F).',
      lines: [0],
    },
    {
      text: 'Meanwhile cook the peas in a little water for 3 minutes, drain them, then stir the beaten eggs into them over a low heat until no liquid egg is left.',
      lines: [5, 6],
    },
    { text: 'Flake the salmon and feel for bones with your fingers; take out every one.', lines: [0] },
    {
      text: 'Chop or mince everything together with the rice, the parsley and the juices and leave to cool for 30 minutes.',
      lines: [4, 8],
    },
    {
      text: 'Crush the tablets, open the capsules and mix them with the eggshell and salt in a cup; moisten with juice from the dish, and fold it in by spoonfuls. Weigh into 14 portions of about 70 g (2 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Salmon brings EPA and DHA, of which cats make very little themselves.',
    'Chicken and hearts bring arachidonic acid and taurine.',
    'Rice and peas stay under 15% of the food.',
    'Zinc and iron are added because salmon has little of them.',
  ],
  createdAt: '2026-10-07T12:00:00Z',
  imageUrl: null,
  authorName: null,
};
