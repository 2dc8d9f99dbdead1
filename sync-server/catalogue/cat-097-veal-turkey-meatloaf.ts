import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const vealTurkeyMeatloaf: WrittenRecipe = {
  id: 97,
  title: 'Veal & Turkey Meatloaf',
  description:
    'Rose veal and turkey mince baked as a plain meatloaf with green beans and wheat germ, mild enough for the fussiest cat in the house.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 20,
  cookTime: 55,
  cookedWeightGrams: 730,
  ingredientLines: [
    { ingredientId: 'veal-mince', grams: 170, metric: '170 g rose veal mince', us: '6 oz ground veal' },
    {
      ingredientId: 'turkey-mince-lean',
      grams: 250,
      metric: '250 g lean turkey mince',
      us: '9 oz lean ground turkey',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 80,
      metric: '80 g chicken hearts, minced',
      us: '2 3/4 oz chicken hearts, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, grated from frozen',
      us: '1 1/4 oz beef liver, grated from frozen',
    },
    { ingredientId: 'egg', grams: 50, metric: '1 egg (50 g)', us: '1 egg (1 3/4 oz)' },
    {
      ingredientId: 'green-beans-cooked',
      grams: 60,
      metric: '60 g cooked green beans, chopped',
      us: '2 oz cooked green beans, chopped',
    },
    { ingredientId: 'wheat-germ', grams: 12, metric: '12 g wheat germ', us: '5 tsp wheat germ' },
    { ingredientId: 'water', grams: 60, metric: '60 ml water', us: '1/4 cup water' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 80,
      metric: '80 g plain pumpkin puree',
      us: '1/3 cup plain pumpkin puree',
    },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g parsley, finely chopped',
      us: '1 tbsp parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'choline-bitartrate', grams: 1.22, dose: '2 capsules, 250 mg choline each, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F). There is no need to grease the dish: the turkey has enough fat.',
      lines: [],
    },
    { text: 'Beat the egg with the water and wheat germ in a large bowl.', lines: [4, 6, 7] },
    {
      text: 'Add veal, turkey, hearts, liver, beans, pumpkin and parsley and mix by hand until even.',
      lines: [0, 1, 2, 3, 5, 8, 9],
    },
    {
      text: 'Shape it into a loaf in a small roasting dish and bake for 50 minutes, spooning the juice over twice, until a skewer comes out hot and the centre is 74 °C (165 °F).',
      lines: [],
    },
    { text: 'Cool on a rack for 45 minutes; the loaf soaks up part of its juice.', lines: [] },
    {
      text: 'Crumble the loaf and squeeze the vitamin E over it. Spread the crumbs out flat, sprinkle over the ground tablets, the contents of the capsules, salt and eggshell, and mix thoroughly.',
      lines: [],
    },
    { text: 'Press into 9 portions of about 80 g (2 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Veal and turkey are mild meats with complete protein.',
    'Turkey mince and hearts bring linoleic and arachidonic acid.',
    'Wheat germ brings a little manganese and thiamine.',
    'Choline comes in capsules because one egg does not bring enough.',
  ],
  createdAt: '2026-11-12T11:37:00Z',
  imageUrl: null,
  authorName: null,
};
