import { findIngredient } from '../reference/ingredients.ts';
import { inSentence } from '../text/sentence-parts.ts';
import type { IngredientLine } from './recipe.ts';

/** '400 g ', '2 tbsp ', '1 1/2 cups ': the amount before the food in a line without a table entry. */
const AMOUNT = /^[\d¼½¾⅓⅔/.,\s–-]+(g|kg|ml|l|tbsp|tsp|cups?|oz|lb|scoops?)?\b\s*/i;

/** The plain name of a food: 'chicken breast' of 'Chicken breast, skinless' or of '400 g chicken breast, diced'. */
export function ingredientName(line: Pick<IngredientLine, 'ingredientId' | 'metric'>): string {
  const full = findIngredient(line.ingredientId)?.name ?? line.metric.replace(AMOUNT, '');
  const end = full.search(/[,(]/);
  return inSentence((end < 0 ? full : full.slice(0, end)).trim());
}
