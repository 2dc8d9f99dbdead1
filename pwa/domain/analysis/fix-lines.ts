import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import type { BowlFix, FoodChange } from '../nutrition/fix-bowl.ts';
import { findFixFood } from '../reference/fix-foods.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { DOSE_FORMS, doseText } from '../reference/supplement-doses.ts';
import type { TargetId } from '../reference/targets.ts';
import { counted, inSentence } from '../text/sentence-parts.ts';
import { readLines } from './read-lines.ts';
import type { UnderstoodLine } from './understood-line.ts';
import { doseLine } from './unsaid-strength.ts';

/** One line of a fix as people read it: what it was, what it becomes, and why. */
export type FixLine = {
  /** Index of the food among the understood lines; null for a new line. */
  at: number | null;
  /** The owner's words; null for a new line. */
  was: string | null;
  /** Null if the food is left out. */
  becomes: string | null;
  /** A dose as it is measured: 'Zinc gluconate: 2 tablets, 15 mg zinc each, crushed'; null for a food. */
  dose: string | null;
  because: readonly TargetId[];
};

const EGG_GRAMS = 50;
const YOLK_GRAMS = 17;
const TEASPOON_OF_OIL_GRAMS = 4.5;
/** A spoon or tablet read back from words may differ by this share. */
const SAME = 0.02;

/** '2 eggs (100 g)', '3 tsp (13.5 g) olive oil', '60 g mussels, shelled'. */
function amountAnd(id: string, grams: number, words: string): string {
  const form = DOSE_FORMS[id];
  if (form !== undefined && form.form !== 'piece') {
    return doseLine({
      id,
      dose: doseText(id, form, Math.round(grams / form.unitGrams / form.step) * form.step),
    });
  }
  if (id === 'egg') return `${counted(Math.round(grams / EGG_GRAMS), 'egg')} (${grams} g)`;
  if (id === 'egg-yolk') return `${counted(Math.round(grams / YOLK_GRAMS), 'egg yolk')} (${grams} g)`;
  const spoons = grams / TEASPOON_OF_OIL_GRAMS;
  if (id.endsWith('-oil') && Number.isInteger(spoons)) return `${spoons} tsp (${grams} g) ${words}`;
  return `${grams} g ${words}`;
}

const readsBack = (text: string, id: string, grams: number) => {
  const { lines } = readLines([text]);
  const [line] = lines;
  return (
    lines.length === 1 &&
    line?.ingredientId === id &&
    line.questions.length === 0 &&
    Math.abs((line.grams ?? 0) / grams - 1) < SAME
  );
};

/** The line with another weight, in its own words if they still mean the same food. */
function reworded({ part }: UnderstoodLine, id: string, grams: number): string {
  const { name, preparation } = parseIngredientLine(part);
  const own = preparation === null ? name : `${name}, ${preparation}`;
  const texts = [amountAnd(id, grams, own), amountAnd(id, grams, name), newLine(id, grams)];
  return texts.find((text) => readsBack(text, id, grams)) ?? newLine(id, grams);
}

/** A line for a food or supplement that the bowl did not have. */
export const newLine = (id: string, grams: number) =>
  amountAnd(
    id,
    grams,
    findFixFood(id)?.words ?? inSentence(findIngredient(id)?.name ?? id.replaceAll('-', ' ')),
  );

/**
 * A fix as lines: the owner's own words with new amounts, then new foods, then supplements. Each line reads back as the
 * same food and weight.
 * @param lines the understood lines of the bowl that was fixed
 */
export function fixLines(lines: readonly UnderstoodLine[], { changes, doses }: BowlFix): FixLine[] {
  const lineOf = (change: FoodChange): FixLine => {
    const id = change.insteadOf?.foodId ?? change.foodId;
    const at = lines.findIndex(({ ingredientId }) => ingredientId === id);
    const line = lines[at];
    const { foodId, toGrams, because } = change;
    if (line === undefined)
      return { at: null, was: null, becomes: newLine(foodId, toGrams), dose: null, because };
    if (toGrams === 0) return { at, was: line.part, becomes: null, dose: null, because };
    const becomes = change.insteadOf === null ? reworded(line, foodId, toGrams) : newLine(foodId, toGrams);
    return { at, was: line.part, becomes, dose: null, because };
  };
  const all = changes.map(lineOf);
  return [
    ...all.filter(({ at }) => at !== null),
    ...all.filter(({ at }) => at === null),
    ...doses.map((one) => ({
      at: null,
      was: null,
      becomes: doseLine(one),
      dose: `${one.name}: ${one.dose}`,
      because: one.because,
    })),
  ];
}

/**
 * The texts of a list after a fix, by the index of the text: unchanged ones keep every character; a text of several
 * foods, one of which changes, becomes a text for each. New lines come last.
 */
export function fixedTexts(
  lines: readonly UnderstoodLine[],
  fixed: readonly FixLine[],
): { changed: ReadonlyMap<number, string[]>; added: string[] } {
  const byLine = new Map(fixed.flatMap((one) => (one.at === null ? [] : [[one.at, one.becomes] as const])));
  const changed = new Map<number, string[]>();
  for (const at of byLine.keys()) {
    const source = lines[at]?.source;
    if (source === undefined || changed.has(source)) continue;
    const texts = lines.flatMap((line, place) => {
      if (line.source !== source) return [];
      const becomes = byLine.get(place);
      return becomes === null ? [] : [becomes ?? line.part];
    });
    changed.set(source, texts);
  }
  return {
    changed,
    added: fixed.flatMap(({ at, becomes }) => (at === null && becomes !== null ? [becomes] : [])),
  };
}
