import type { FoodKind } from '../nutrition/food-kind.ts';
import { plainFoodText } from './food-words.ts';

/** The last word of a name that tells its kind where no table has the food: 'root vegetables', 'seasonal fruit'. */
const KINDS: readonly (readonly [FoodKind, RegExp])[] = [
  ['vegetable', /\b(?:vegetables?|veg|veggies|veggie mix|greens|salad leaves|salad|squash(?:es)?|roots?)$/],
  ['fruit', /\b(?:fruits?|berries|berry)$/],
  ['fish', /\b(?:fish|fish fillets?|seafood|shellfish)$/],
  ['organ', /\b(?:offal|organs?|giblets|livers?|kidneys?|hearts?|organ meats?)$/],
  ['meat', /\b(?:meats?|poultry|mince|game|steaks?|chops?|trimmings)$/],
  ['plant-oil', /^(?:(?:a |some |any )?(?:vegetable|cooking|frying|salad|nut|seed) )?oil$/],
  ['dairy', /\b(?:cheeses?|yog(?:h)?urts?|milk)$/],
  ['pulse', /\b(?:beans|pulses|lentils|legumes)$/],
  ['nut', /\bnuts$/],
  ['seed', /\bseeds$/],
  ['mushroom', /\bmushrooms?$/],
  ['other', /\b(?:herbs?|spices?|seasonings?)$/],
  ['broth', /\b(?:stock|broth)$/],
];
/** Words beside it that make it a thing of another kind. */
const ANOTHER =
  /\b(?:sea|vegan|vegetarian|plant|soya?|fake|mock|free|substitute|supplement|powder(?:ed)?|dried|dry|pickled|salted|candied|cod|coffee|cocoa|almond|oat|rice|coconut|dog|cat|pet)\b/;

/** The kind of a food that the tables do not have, by its name; undefined where the name tells none. */
export function kindOfName(name: string): FoodKind | undefined {
  const plain = plainFoodText(name)
    .replace(/[,(].*$|\s(?:for|to|in|with|from|as)\s.*$/, '')
    .trim();
  return ANOTHER.test(plain) ? undefined : KINDS.find(([, words]) => words.test(plain))?.[0];
}
