import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const beefHeartTerrine: WrittenRecipe = {
  id: 84,
  title: 'Beef Heart & Pumpkin Terrine',
  description:
    'Ox heart, chicken hearts and lean mince baked in loaf tins with pumpkin and topped with a thin jelly, then sliced straight from the fridge.',
  species: 'cat',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 35,
  cookTime: 60,
  cookedWeightGrams: 915,
  ingredientLines: [
    {
      ingredientId: 'beef-heart',
      grams: 200,
      metric: '200 g ox heart, trimmed and minced',
      us: '7 oz beef heart, trimmed and ground',
    },
    {
      ingredientId: 'beef-mince-lean',
      grams: 180,
      metric: '180 g lean beef mince (5% fat)',
      us: '6 1/4 oz lean ground beef (95% lean)',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 150,
      metric: '150 g chicken hearts, minced',
      us: '5 1/4 oz chicken hearts, ground',
    },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, minced',
      us: '1 1/2 oz beef liver, ground',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g)', us: '3 eggs (5 1/4 oz)' },
    { ingredientId: 'egg-yolk', grams: 17, metric: '1 egg yolk (17 g)', us: '1 egg yolk (5/8 oz)' },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin purée',
      us: '2 oz plain pumpkin purée',
    },
    {
      ingredientId: 'spinach',
      grams: 40,
      metric: '40 g spinach, finely chopped',
      us: '1 1/2 oz spinach, finely chopped',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 13,
      metric: '13 g sunflower oil (1 tbsp)',
      us: '1 tbsp sunflower oil',
    },
    {
      ingredientId: 'gelatin',
      grams: 3,
      metric: '3 g unsweetened gelatin powder (1 tsp)',
      us: '1 tsp unsweetened gelatin powder',
    },
    { ingredientId: 'water', grams: 180, metric: '180 ml water', us: '3/4 cup water' },
  ],
  supplements: [
    { id: 'bone-meal', grams: 10.6, dose: '2 1/4 level tsp (10.6 g)' },
    { id: 'kelp-tablet', grams: 1.2, dose: '4 tablets, 150 µg iodine each, crushed' },
    { id: 'manganese-gluconate', grams: 0.0438, dose: '1 tablet, 5 mg manganese, crushed' },
    { id: 'taurine-powder', grams: 1, dose: '2 capsules, 500 mg taurine each, opened' },
    { id: 'thiamine-hydrochloride', grams: 0.0636, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Heat the oven to 180 °C (350 °F) and brush two loaf tins of 600 ml (1 lb) with a little of the oil.',
      lines: [8],
    },
    {
      text: 'Whisk the eggs and yolk with the rest of the oil, the bone meal, the manganese and the kelp, both crushed to dust, and 60 ml (1/4 cup) of the water.',
      lines: [4, 5, 8, 10],
    },
    {
      text: 'Work both hearts, mince, liver, pumpkin and spinach into the eggs by hand until the mixture is sticky; it stays wet enough to pour slowly, which is right.',
      lines: [0, 2, 1, 3, 6, 7],
    },
    {
      text: 'Divide between the tins, 5 cm (2 in) deep, press out the air, cover with foil and bake for 60 minutes, until the core of both is at 74 °C (165 °F).',
      lines: [],
    },
    {
      text: 'Take off the foil and stand the tins in cold water to half their height, changed once. At 5 cm (2 in) deep they need 55 minutes to become hand-warm; leave the juice in.',
      lines: [],
    },
    {
      text: 'Meanwhile sprinkle the gelatin on the other 120 ml (1/2 cup) of cold water, leave it to swell for 5 minutes and warm it until clear, but never boil it.',
      lines: [9, 10],
    },
    {
      text: 'When the jelly is lukewarm and still liquid, dissolve the crushed thiamine tablet and the contents of the taurine capsules in it. Loosen the terrines with a knife and pour half of the jelly over each, so that it runs down the sides too.',
      lines: [],
    },
    {
      text: 'Chill until set, about 4 hours, and cut into 10 slices of about 90 g (3 1/4 oz), five from each tin.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Ox heart is lean muscle with plenty of iron and B12, and some taurine.',
    'Ox liver, under 5% of the food, brings vitamin A, copper and folate.',
    'Sunflower oil and chicken hearts bring the linoleic acid that beef lacks.',
    'The tins hold the cooking juices, so nothing is poured away.',
  ],
  createdAt: '2026-10-30T11:24:00Z',
  imageUrl: null,
  authorName: null,
};
