import { findSupplement } from '../reference/supplements.ts';
import { capitalised } from '../text/sentence-parts.ts';
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

type AmountAndName = { amount: string | null; name: string };

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*[–/-]\s*\d+)?(?:\s+\d\/\d)?[½⅓⅔¼¾⅛⅜⅝⅞]?|[½⅓⅔¼¾⅛⅜⅝⅞])`;
const MEASURE = String.raw`${NUMBER}\s*(?:g|kg|ml|l|oz|lb|lbs|fl oz|cups?|tbsp|tsp)`;
/** '1 lb 5 oz turkey', '1½ cups (280 g) rice'. */
const MEASURED = new RegExp(
  String.raw`^(${MEASURE}(?:\s+${MEASURE})?(?:\s*\([^)]*\))?)\s+(?:of\s+)?(\S.*)$`,
  'u',
);
/** '2 eggs (100 g), beaten'. */
const COUNTED = new RegExp(
  String.raw`^(\d+(?:\s\d\/\d)?|\d\/\d)\s(\S[^(]*?)\s(\(${MEASURE}(?:\s+${MEASURE})?\))(.*)$`,
  'u',
);

/**
 * Splits a written ingredient line into amount and food, so that the amounts align: '400 g chicken breast, diced' →
 * '400 g', 'Chicken breast, diced'. Any other line stays whole.
 */
export function amountAndName(text: string): AmountAndName {
  const [, amount, name] = MEASURED.exec(text.trim()) ?? [];
  if (amount !== undefined && name !== undefined) return { amount, name: capitalised(name) };
  const [, count, food, weight, rest] = COUNTED.exec(text.trim()) ?? [];
  if (count !== undefined) return { amount: `${count} ${weight}`, name: capitalised(`${food}${rest}`) };
  return { amount: null, name: text };
}

/** A written dose in readable units: '1/4 level tsp (0.7 g)' becomes '1/4 level tsp (700 mg)'. */
export function shownDose(dose: string): string {
  return dose.replace(/\((0\.\d+) g\)/, (_, grams: string) => `(${Math.round(Number(grams) * 1000)} mg)`);
}
