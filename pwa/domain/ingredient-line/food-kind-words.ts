import type { FoodKind } from '../reference/food-kind.ts';
import { plainFoodText } from './food-words.ts';

/** Last words of a name that reveal the kind of a food missing from the tables: 'root vegetables', 'seasonal fruit'. */
const KINDS: readonly (readonly [FoodKind, RegExp])[] = [
  ['vegetable', /\b(?:vegetables?|veg|veggies|veggie mix|greens|salad leaves|salad|squash(?:es)?|roots?)$/],
  ['fruit', /\b(?:fruits?|berries|berry)$/],
  ['fish', /\b(?:fish|fish fillets?|seafood|shellfish)$/],
  [
    'organ',
    /\b(?:offal|organs?|pluck|giblets|livers?|kidneys?|hearts?)(?: meats?)?(?: (?:mix(?:ture)?|blend|medley|mince))?$/,
  ],
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
/** Other words that exclude the kind. */
const ANOTHER =
  /\b(?:sea|vegan|vegetarian|plant|soya?|fake|mock|free|substitute|supplement|powder(?:ed)?|dried|dry|pickled|salted|candied|cod|coffee|cocoa|almond|oat|rice|coconut|dog|cat|pet)\b/;

/** Kind of a food missing from the tables, by its name; undefined if the name does not reveal it. */
export function kindOfName(name: string): FoodKind | undefined {
  const plain = plainFoodText(name)
    .replace(/[,(].*$|\s(?:for|to|in|with|from|as)\s.*$/, '')
    .trim();
  return ANOTHER.test(plain) ? undefined : KINDS.find(([, words]) => words.test(plain))?.[0];
}
