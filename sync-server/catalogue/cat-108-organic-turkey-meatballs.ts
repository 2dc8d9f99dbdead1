import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const organicTurkeyMeatballs: WrittenRecipe = {
  id: 108,
  title: 'Organic Turkey & Courgette Meatballs',
  description:
    'Organic turkey mince and turkey hearts rolled with grated courgette and baked, then crumbled back into their juices. Mild, moist and easy to freeze.',
  species: 'cat',
  category: 'adult',
  isOrganic: true,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 25,
  cookedWeightGrams: 765,
  ingredientLines: [
    {
      ingredientId: 'turkey-mince-lean',
      grams: 550,
      metric: '550 g organic lean turkey mince',
      us: '1 lb 3 1/2 oz organic lean ground turkey',
    },
    {
      ingredientId: 'turkey-heart',
      grams: 120,
      metric: '120 g organic turkey hearts, minced',
      us: '4 1/4 oz organic turkey hearts, ground',
    },
    {
      ingredientId: 'turkey-liver',
      grams: 45,
      metric: '45 g organic turkey liver, minced',
      us: '1 1/2 oz organic turkey liver, ground',
    },
    {
      ingredientId: 'egg',
      grams: 50,
      metric: '1 organic egg (50 g), beaten',
      us: '1 organic egg (1 3/4 oz), beaten',
    },
    {
      ingredientId: 'courgette',
      grams: 60,
      metric: '60 g organic courgette, finely grated',
      us: '2 oz organic zucchini, finely grated',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml boiling water', us: '1/2 cup boiling water' },
    {
      ingredientId: 'parsley',
      grams: 4,
      metric: '4 g organic parsley, finely chopped',
      us: '1 tbsp organic parsley, finely chopped',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.051, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    { text: 'Heat the oven to 200 °C (400 °F) and take out a roasting dish with a lid.', lines: [] },
    {
      text: 'Knead the turkey, hearts and liver with the egg, parsley and courgette (zucchini) for 2 minutes. A cold, wet mixture is easier to roll.',
      lines: [0, 1, 2, 3, 4, 6],
    },
    {
      text: 'Shape about 40 balls the size of a walnut, set them side by side in the dish and bake uncovered for 10 minutes to colour.',
      lines: [],
    },
    {
      text: 'Pour the boiling water around them, put on the lid and return to the oven for 14 minutes, until the biggest ball reads 74 °C (165 °F).',
      lines: [5],
    },
    {
      text: 'Cool for half an hour, then crumble the meatballs into the juices.',
      lines: [],
    },
    {
      text: 'Crush the tablets, open the capsules, mix the dry supplements and sprinkle them over; squeeze the vitamin E on top and knead well. Weigh into 10 portions of about 75 g (2 3/4 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey hearts and liver bring iron, copper and B vitamins.',
    'Turkey mince with 7% fat is rich in linoleic and arachidonic acid, which cats need.',
    'A little courgette keeps the meatballs moist.',
    'Buy the meat, egg and courgette certified organic.',
  ],
  createdAt: '2026-10-25T10:48:00Z',
  imageUrl: null,
  authorName: null,
};
