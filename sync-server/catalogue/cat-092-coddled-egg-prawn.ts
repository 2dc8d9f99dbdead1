import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const coddledEggPrawn: WrittenRecipe = {
  id: 92,
  title: 'Coddled Egg & Prawn Cups',
  description:
    'Eggs cooked gently in cups with chopped prawns and a little spinach. A small warm treat, never the whole meal.',
  species: 'cat',
  category: 'special',
  isOrganic: false,
  role: 'occasional',
  servings: 16,
  prepTime: 15,
  cookTime: 18,
  cookedWeightGrams: 290,
  ingredientLines: [
    { ingredientId: 'egg', grams: 150, metric: '3 eggs (150 g)', us: '3 eggs (5 1/4 oz)' },
    {
      ingredientId: 'prawns-cooked',
      grams: 90,
      metric: '90 g plain cooked prawns, peeled and chopped',
      us: '3 1/4 oz plain cooked shrimp, peeled and chopped',
    },
    { ingredientId: 'spinach', grams: 15, metric: '15 g spinach, shredded', us: '1/2 oz spinach, shredded' },
    { ingredientId: 'olive-oil', grams: 4.5, metric: '4.5 g olive oil (1 tsp)', us: '1 tsp olive oil' },
    { ingredientId: 'water', grams: 45, metric: '45 ml water', us: '3 tbsp water' },
  ],
  supplements: [],
  steps: [
    {
      text: 'Rub eight heatproof cups of about 90 ml (3 fl oz; espresso cups will do) with the oil and share the prawns (shrimp) and spinach among them.',
      lines: [1, 2, 3],
    },
    {
      text: 'Beat the eggs with the water and strain them over the prawns. The cups are now a little under half full.',
      lines: [0, 4],
    },
    {
      text: 'Cover each with foil. Stand them on a folded cloth in a wide pan, pour in hot water up to half their height, put the lid on and bring to a tremble in about 5 minutes.',
      lines: [],
    },
    {
      text: 'Cook for 10 to 12 minutes over a very low heat, without boiling: a knife in the middle comes out clean, and the egg is set right through, 71 °C / 160 °F.',
      lines: [],
    },
    {
      text: 'Lift the cups out of the water at once and take off the foil. The egg is 2 cm (3/4 in) deep and lukewarm after 20 minutes. Each cup holds two servings; cover what is not eaten now, half cups too, and put it in the fridge.',
      lines: [],
    },
  ],
  nutritionalBenefits: [
    'Egg is complete protein with choline and vitamin D.',
    'Prawns add protein and scent with hardly any fat.',
    'Raw egg white binds biotin; cooked white does not.',
  ],
  createdAt: '2026-11-07T12:32:00Z',
  imageUrl: null,
  authorName: null,
};
