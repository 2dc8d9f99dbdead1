import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const seniorTurkeyCodMousse: WrittenRecipe = {
  id: 81,
  title: 'Turkey & Cod Steamed Mousse',
  description:
    'Turkey breast and cod whipped with egg and pumpkin and steamed in cups until light, for cats with few teeth left.',
  species: 'cat',
  category: 'senior',
  isOrganic: false,
  role: 'everyday',
  servings: 10,
  prepTime: 25,
  cookTime: 30,
  cookedWeightGrams: 860,
  ingredientLines: [
    {
      ingredientId: 'turkey-breast',
      grams: 380,
      metric: '380 g turkey breast, diced',
      us: '13 1/2 oz turkey breast, diced',
    },
    {
      ingredientId: 'cod',
      grams: 160,
      metric: '160 g cod fillet, skinned',
      us: '5 3/4 oz cod fillet, skinned',
    },
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g)', us: '3 eggs (5 1/4 oz)' },
    { ingredientId: 'egg-yolk', grams: 34, metric: '2 egg yolks (34 g)', us: '2 egg yolks (1 1/4 oz)' },
    {
      ingredientId: 'beef-liver',
      grams: 40,
      metric: '40 g ox liver, diced',
      us: '1 1/2 oz beef liver, diced',
    },
    {
      ingredientId: 'pumpkin-canned',
      grams: 60,
      metric: '60 g plain pumpkin puree',
      us: '2 oz plain pumpkin puree',
    },
    {
      ingredientId: 'chicken-fat',
      grams: 18,
      metric: '18 g plain chicken fat (4 tsp)',
      us: '4 tsp plain chicken fat',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
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
    { id: 'thiamine-hydrochloride', grams: 0.064, dose: '1 tablet, 50 mg thiamine, crushed' },
  ],
  steps: [
    {
      text: 'Keep turkey and cod in the freezer for 20 minutes, so that they are very cold but not hard; check the cod for pin bones.',
      lines: [0, 1],
    },
    {
      text: 'Process turkey, cod and liver to a paste, scrape down, then add the eggs, yolks, most of the chicken fat and cold water in a thin stream with the motor running.',
      lines: [0, 1, 2, 3, 4, 6, 7],
    },
    {
      text: 'Fold in the pumpkin and parsley and fill twelve heatproof cups, rubbed inside with the rest of the fat, to two thirds: the mousse rises.',
      lines: [5, 6, 8],
    },
    {
      text: 'Cover loosely with baking paper and steam over barely bubbling water for 25 minutes. A thermometer in the centre of a cup must show 74 °C / 165 °F.',
      lines: [],
    },
    {
      text: 'Turn the mousses out with all the liquid that has gathered and cool to room temperature.',
      lines: [],
    },
    {
      text: 'Break them into a bowl. Sift the crushed tablets, the salt, the eggshell and the contents of the capsules over the top, and fold in with a spatula until no speck shows.',
      lines: [],
    },
    {
      text: 'Press into 10 portions of about 85 g (3 oz); a little hot water loosens it for cats that prefer to lap.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Turkey breast and cod bring a lot of protein with little fat, which protects old muscle.',
    'Eggs and yolks bring choline and vitamin D.',
    'The smooth texture needs no chewing.',
    'Iron and zinc are supplemented, since white meat and white fish have little.',
  ],
  createdAt: '2026-10-27T09:21:00Z',
  imageUrl: null,
  authorName: null,
};
