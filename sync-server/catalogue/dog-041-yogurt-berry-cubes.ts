import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const yogurtBerryCubes: WrittenRecipe = {
  id: 41,
  title: 'Frozen Yogurt & Berry Cubes',
  description:
    'Plain yogurt blended with banana and berries and frozen in an ice tray: something cold to lick on a hot day.',
  species: 'dog',
  category: 'treats',
  isOrganic: false,
  role: 'occasional',
  servings: 25,
  prepTime: 15,
  cookTime: 0,
  cookedWeightGrams: 580,
  ingredientLines: [
    {
      ingredientId: 'yogurt-plain',
      grams: 300,
      metric: '300 g plain whole-milk yogurt',
      us: '1 1/4 cups plain whole-milk yogurt',
    },
    { ingredientId: 'blueberries', grams: 100, metric: '100 g blueberries', us: '3 1/2 oz blueberries' },
    {
      ingredientId: 'strawberries',
      grams: 80,
      metric: '80 g strawberries, hulled',
      us: '2 3/4 oz strawberries, hulled',
    },
    {
      ingredientId: 'banana',
      grams: 100,
      metric: '100 g ripe banana, peeled',
      us: '3 1/2 oz ripe banana, peeled',
    },
    {
      ingredientId: 'peanut-butter',
      grams: 16,
      metric: '16 g smooth peanut butter, peanuts only (1 tbsp)',
      us: '1 tbsp smooth peanut butter, peanuts only',
    },
  ],
  supplements: [],
  steps: [
    {
      text: 'Rinse the berries, pick off every stalk, and set a third of the blueberries aside whole.',
      lines: [1, 2],
    },
    {
      text: 'Blitz the yogurt with the banana, strawberries, peanut butter and the other blueberries for 1 minute, until it pours like thick paint.',
      lines: [0, 3, 2, 4, 1],
    },
    {
      text: 'Put a whole blueberry or two into each of 25 hollows of two ice trays and fill up with the mixture, tapping out the bubbles.',
      lines: [1],
    },
    {
      text: 'Freeze for at least 4 hours, until solid to the middle. Twist the cubes into a bag and leave them in the freezer until the moment they are given: thawed, they are only a puddle, and do not freeze well twice.',
      lines: [],
    },
    {
      text: 'One cube (about 23 g, 3/4 oz) is a treat. Let it soften for 2 minutes so that it does not stick to the tongue; crush it for a dog that gulps. Start with half: some dogs do not digest lactose.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Yogurt brings calcium and some protein.',
    'Berries are sweet for few calories and bring fibre.',
    'Licking something cold keeps a dog busy and adds a little water.',
  ],
  createdAt: '2026-10-30T14:41:00Z',
  imageUrl: null,
  authorName: null,
};
