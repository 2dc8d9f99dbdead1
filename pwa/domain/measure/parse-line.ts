import '../reference/more-foods.ts';
import type { ParsedLine } from './parsed-line.ts';
import { readIngredientLine } from './read-line.ts';

/** `readIngredientLine` of all tables: this module brings the further foods. */
export function parseIngredientLine(text: string): ParsedLine {
  return readIngredientLine(text);
}
