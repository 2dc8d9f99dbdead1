import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const troutTurkeyParcels: WrittenRecipe = {
  id: 88,
  title: 'Trout & Turkey Paper Parcels',
  description:
    'Trout and turkey baked with chicken hearts and greens in sealed paper, so that the fish steams in its own juice and nothing dries out.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 35,
  cookTime: 32,
  cookedWeightGrams: 730,
  ingredientLines: [
    {
      ingredientId: 'trout',
      grams: 160,
      metric: '160 g trout fillet, weighed without skin',
      us: '5 3/4 oz trout fillet, weighed without skin',
    },
    {
      ingredientId: 'turkey-breast',
      grams: 100,
      metric: '100 g skinless turkey breast, in thin strips',
      us: '3 1/2 oz skinless turkey breast, in thin strips',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 250,
      metric: '250 g chicken hearts, cut in quarters',
      us: '8 3/4 oz chicken hearts, cut in quarters',
    },
    {
      ingredientId: 'mussels',
      grams: 75,
      metric: '75 g raw mussel meat, chopped',
      us: '2 3/4 oz raw mussel meat, chopped',
    },
    {
      ingredientId: 'beef-liver',
      grams: 35,
      metric: '35 g ox liver, in thin strips',
      us: '1 1/4 oz beef liver, in thin strips',
    },
    {
      ingredientId: 'broccoli',
      grams: 50,
      metric: '50 g broccoli, tips only, crumbled',
      us: '1 3/4 oz broccoli, tips only, crumbled',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, shredded',
      us: '1 1/2 oz spinach, shredded',
    },
    { ingredientId: 'parsley', grams: 8, metric: '8 g parsley, chopped', us: '2 tbsp parsley, chopped' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    {
      ingredientId: 'sunflower-oil',
      grams: 4.5,
      metric: '4.5 g sunflower oil (1 tsp)',
      us: '1 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 45, metric: '45 ml water', us: '3 tbsp water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 9.4, dose: '2 level tsp (9.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
    { id: 'choline-bitartrate', grams: 0.608, dose: '1 capsule, 250 mg choline, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 200 °C (400 °F). Cut four sheets of baking paper, 40 cm (16 in) long, and fold each in half to make a crease.',
      lines: [],
    },
    {
      text: 'Crush the kelp into the bone meal and toss this with the turkey, hearts, mussels, liver, broccoli, spinach, parsley and oil, until every strip is dusted.',
      lines: [1, 2, 3, 4, 5, 6, 7, 9],
    },
    {
      text: 'Share among the sheets in layers no deeper than 2 cm (3/4 in), sprinkle with the water and lay the trout on top. Pass your fingers over the fish first: pull out what pricks.',
      lines: [0, 10],
    },
    {
      text: 'Crimp the edges shut like a pasty, put the parcels on a tray and bake for 25 minutes.',
      lines: [],
    },
    {
      text: 'Open one with care. Flakes of trout must separate (63 °C / 145 °F), the thickest piece of heart, cut through, must show no red, and turkey must be firm and white (74 °C / 165 °F).',
      lines: [],
    },
    {
      text: 'Pour the hot juices into a small pan, add the yolk and stir over a low heat for 3 minutes, until it coats the spoon (71 °C / 160 °F).',
      lines: [8],
    },
    {
      text: 'Chop the contents of the parcels to one size, turn them in the sauce and lay it all out on a tray, 2.5 cm (1 in) deep. Hand-warm takes 25 minutes.',
      lines: [],
    },
    {
      text: 'Crush the thiamine tablet, add the contents of the choline and taurine capsules, dust this over the tray from a tea strainer and turn everything three times.',
      lines: [],
    },
    { text: 'Divide into 10 portions of about 75 g (2 3/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Trout brings EPA, DHA, vitamin D and vitamin E.',
    'Turkey breast is lean, and chicken hearts carry the zinc, iron and taurine that it lacks.',
    'Cooked in paper, the food keeps its juices.',
    'Ox liver, under 5% of the food, gives vitamin A, copper and folate.',
  ],
  createdAt: '2026-11-03T18:28:00Z',
  imageUrl: null,
  authorName: null,
};
