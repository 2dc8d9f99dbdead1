import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const herringPotatoSkillet: WrittenRecipe = {
  id: 26,
  title: 'Herring & Potato Skillet',
  description:
    'A Scandinavian hash of herring, potato and beetroot, fried in one pan until the edges are brown, with eggs stirred in at the end.',
  species: 'dog',
  category: 'adult',
  isOrganic: false,
  role: 'everyday',
  servings: 6,
  prepTime: 20,
  cookTime: 30,
  cookedWeightGrams: 1650,
  ingredientLines: [
    {
      ingredientId: 'herring',
      grams: 450,
      metric: '450 g herring fillets, pin-boned',
      us: '1 lb herring fillets, pin-boned',
    },
    {
      ingredientId: 'beef-liver',
      grams: 65,
      metric: '65 g ox liver, in narrow strips',
      us: '2 1/4 oz beef liver, in narrow strips',
    },
    {
      ingredientId: 'potato-cooked',
      grams: 700,
      metric: '700 g cold boiled potatoes, peeled and diced',
      us: '1 lb 8 1/2 oz cold boiled potatoes, peeled and diced',
    },
    {
      ingredientId: 'beetroot',
      grams: 200,
      metric: '200 g beetroot, peeled and finely diced',
      us: '7 oz beets, peeled and finely diced',
    },
    {
      ingredientId: 'green-beans',
      grams: 150,
      metric: '150 g green beans, in short lengths',
      us: '5 1/4 oz green beans, in short lengths',
    },
    {
      ingredientId: 'spinach',
      grams: 150,
      metric: '150 g leaf spinach, torn',
      us: '5 1/4 oz leaf spinach, torn',
    },
    {
      ingredientId: 'egg',
      grams: 150,
      metric: '3 eggs (150 g), cracked into a cup',
      us: '3 eggs (5 1/4 oz), cracked into a cup',
    },
    {
      ingredientId: 'sunflower-oil',
      grams: 9,
      metric: '9 g sunflower oil (2 tsp)',
      us: '2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 120, metric: '120 ml water', us: '1/2 cup water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 1.05, dose: '3 1/2 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.209, dose: '2 tablets, 15 mg zinc each, crushed' },
    { id: 'vitamin-e-oil', grams: 0.125, dose: '1 capsule, 100 IU, pricked and squeezed' },
    { id: 'iodised-salt', grams: 1.5, dose: '1/4 level tsp (1.5 g)' },
  ],
  steps: [
    {
      text: 'Put beetroot, beans and water into your largest frying pan, cover, and steam over a medium heat for 9 minutes; then let the liquid boil away.',
      lines: [3, 4, 8],
    },
    {
      text: 'Add half the oil and the potatoes. Press flat, leave alone for 5 minutes until a crust forms, and flip in sections.',
      lines: [2, 7],
    },
    {
      text: 'Lay the herring, skin upwards, and the strips of liver over the hash. Cover for 6 minutes, until the fish is opaque and comes apart at a touch (63 °C / 145 °F).',
      lines: [0, 1],
    },
    {
      text: 'Peel away the skins if your dog dislikes them. Break up fish and liver with the spatula, looking once more for bones.',
      lines: [],
    },
    {
      text: 'Wilt the spinach in the pan for 2 minutes, then add the eggs and keep turning until white and yolk are set.',
      lines: [5, 6],
    },
    {
      text: 'Take the pan off the heat to cool for 30 minutes, then stir in the other half of the oil.',
      lines: [7],
    },
    {
      text: 'Crush the tablets with a rolling pin and sprinkle them and the other supplements over the pan in three rounds, turning the hash after each.',
      lines: [],
    },
    {
      text: 'Divide into 6 portions of about 275 g (9 3/4 oz), sharing the crust evenly. Reheat only to lukewarm, in a dry pan.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Herring is among the best sources of EPA, DHA, B12 and vitamin D.',
    'Potato is a starch most dogs digest well.',
    'Beetroot and spinach supply folate and manganese.',
    'Egg and liver meet the need for choline.',
  ],
  createdAt: '2026-10-21T18:26:00Z',
  imageUrl: null,
  authorName: null,
};
