import { findSupplement } from '../reference/supplements.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import type { Recipe, SupplementLine } from './recipe.ts';

/** 'Eggshell powder: 1 level tsp (5.5 g)'; falls back to the id if it is unknown. */
function supplementText(line: SupplementLine): string {
  return `${findSupplement(line.id)?.name ?? line.id}: ${line.dose}`;
}

/** The lines of a recipe in one system of measures, the supplements after the foods. */
export function ingredientTexts(
  recipe: Pick<Recipe, 'ingredientLines' | 'supplements'>,
  system: UnitSystem,
): string[] {
  const foods = recipe.ingredientLines.map((line) => (system === 'us' ? line.us : line.metric));
  return [...foods, ...recipe.supplements.map(supplementText)];
}
