import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const troutTurkeyParcels: WrittenRecipe = {
  id: 88,
  title: 'Trout & Turkey Paper Parcels',
  description:
    'Trout and turkey baked in sealed paper with broccoli, so that the fish steams in its own juice and nothing sticks or dries out.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 25,
  cookedWeightGrams: 685,
  ingredientLines: [
    { ingredientId: 'trout', grams: 340, metric: '340 g trout fillet', us: '12 oz trout fillet' },
    {
      ingredientId: 'turkey-breast',
      grams: 270,
      metric: '270 g turkey breast, in thin strips',
      us: '9 1/2 oz turkey breast, in thin strips',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, in thin strips',
      us: '1 1/4 oz beef liver, in thin strips',
    },
    {
      ingredientId: 'broccoli',
      grams: 40,
      metric: '40 g broccoli, tips only, crumbled',
      us: '1 1/2 oz broccoli, tips only, crumbled',
    },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    { ingredientId: 'water', grams: 45, metric: '45 ml water', us: '3 tbsp water' },
    {
      ingredientId: 'chicken-fat',
      grams: 18,
      metric: '18 g plain chicken fat (4 tsp)',
      us: '4 tsp plain chicken fat',
    },
  ],
  supplements: [
    { id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' },
    { id: 'kelp-tablet', grams: 0.75, dose: '2 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.104, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'manganese-gluconate', grams: 0.044, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'iron-bisglycinate', grams: 0.102, dose: '2 capsules, 14 mg iron each, opened' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 200 °C (400 °F). Cut four large sheets of baking paper and fold each in half to make a crease.',
      lines: [],
    },
    {
      text: 'Share the turkey, liver and broccoli among the sheets, moisten with the water and the chicken fat and lay the trout on top.',
      lines: [0, 1, 2, 3, 5, 6],
    },
    {
      text: 'Crimp the edges shut like a pasty and bake for 20 minutes. Open one with care: flakes of trout must separate (63 °C / 145 °F) and turkey be firm and white (74 °C / 165 °F).',
      lines: [],
    },
    {
      text: 'Pour the hot juices from the parcels into a small pan, add the yolks and stir over a low heat until they coat the spoon (71 °C / 160 °F).',
      lines: [4],
    },
    {
      text: 'Skin the trout, flake it and discard the bones, including the short ones near the fin.',
      lines: [0],
    },
    {
      text: 'Chop all to one size, add the yolk sauce and leave until cool.',
      lines: [],
    },
    {
      text: 'Open the capsules over the chopped fish, add the crushed tablets, salt and eggshell, and mix well with a slotted spoon. Divide into 10 portions of about 70 g (2 1/2 oz).',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Trout brings EPA, DHA, vitamin D and vitamin E.',
    'Turkey breast is lean, and a little chicken fat brings linoleic acid.',
    'Cooked in paper, the food keeps its juices.',
    'Ox liver, under 5% of the food, gives vitamin A, copper and folate.',
  ],
  createdAt: '2026-11-03T18:28:00Z',
  imageUrl: null,
  authorName: null,
};
