import '../reference/more-foods.ts';
import type { ParsedLine } from './parsed-line.ts';
import { readIngredientLine } from './read-line.ts';

/** `readIngredientLine` over all tables: importing this module loads the further foods. */
export function parseIngredientLine(text: string): ParsedLine {
  return readIngredientLine(text);
}
