import { boneOf, withoutBone } from '../analysis/bone.ts';
import { lineWarnings } from '../analysis/line-warnings.ts';
import { convertLine } from '../ingredient-line/convert-line.ts';
import { type DualText, dualText } from '../ingredient-line/dual-text.ts';
import { lineGrams } from '../ingredient-line/line-grams.ts';
import { tidyLine } from '../ingredient-line/line-text.ts';
import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import type { IngredientLine, SupplementLine } from '../recipe/recipe.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { Kitchen } from '../reference/markets.ts';
import type { Species } from '../reference/species.ts';
import { DOSE_FORMS, doseText } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import { gramsText } from '../units/format-quantity.ts';
import { doseUnit, measuredCount } from '../units/measured-dose.ts';

/** A line of a submission converted for a recipe. */
export type SubmittedLine =
  | { kind: 'food'; text: string; name: string; line: IngredientLine }
  | { kind: 'supplement'; text: string; line: SupplementLine }
  /** Empty without its bullet. */
  | { kind: 'empty'; text: string };

/** What a line holds of a bought food; without its energy if that is unknown. */
export type BoughtAmount = Pick<IngredientLine, 'grams' | 'boughtKcalPer100g'>;

const TEXT_MAX = 200;
/** Tolerance of a dose: a spoon is no more accurate. */
const DOSE_TOLERANCE = 0.05;

/** Kitchen scales are no more precise. */
const rounded = (grams: number) => Number(grams.toPrecision(4));

/**
 * A supplement of known weight as a measurable dose: tablets, capsules and drops in whole steps, with the grams adjusted;
 * powder in parts of a teaspoon if close enough, else in grams.
 */
function supplementOf(id: string, grams: number): SupplementLine {
  const form = DOSE_FORMS[id];
  const unit = form === undefined ? undefined : doseUnit(form.form);
  const weighed = { id, grams: rounded(grams), dose: gramsText(grams) };
  if (form === undefined || unit === undefined) return weighed;
  const count = measuredCount(unit, grams / form.unitGrams);
  const measured = count * form.unitGrams;
  const isNear = count > 0 && Math.abs(measured - grams) <= DOSE_TOLERANCE * grams;
  if (isNear) return { id, grams: rounded(grams), dose: doseText(id, form, count) };
  return count > 0 && unit !== 'tsp'
    ? { id, grams: rounded(measured), dose: doseText(id, form, count) }
    : weighed;
}

/**
 * Whether a line names nothing dangerous except salt, which is judged by its grams: false for 'kelp with onion
 * powder'.
 */
function isHarmless(text: string, species: Species): boolean {
  return findNamedFoods(text, species).every(({ food }) => food === 'Excess salt');
}

/**
 * Whether the audit finds in the converted text what it finds in the original, neither less ('E 967' is not an amount) nor
 * more ('(no garlic)' is an answer, 'garlic, no garlic' is not).
 */
function keepsFlags(text: string, { metric, us }: DualText, species: Species): boolean {
  const foods = (words: string) => findNamedFoods(words, species).map(({ food }) => food);
  const inMetric = foods(metric);
  const left = inMetric.length > 0 ? inMetric : foods(us);
  const written = foods(text);
  return written.every((food) => left.includes(food)) && left.every((food) => written.includes(food));
}

const isShort = (text: string) => text.length <= TEXT_MAX;

/**
 * Converts one ingredient line of a visitor with the engine that converts recipes.
 * @param options.grams entered by a person; overrides the line
 * @param options.kitchen whose tins, eggs and pints weigh the line
 * @param options.bought amount of a bought food, which no table has whatever its name says
 * @returns grams of 0 if the weight is unknown
 */
export function readSubmittedLine(
  text: string,
  species: Species,
  {
    grams,
    kitchen,
    bought,
  }: {
    grams?: number | undefined;
    kitchen?: Kitchen | undefined;
    bought?: BoughtAmount | undefined;
  } = {},
): SubmittedLine {
  const tidy = tidyLine(text);
  if (tidy === '') return { kind: 'empty', text };
  const parsed = parseIngredientLine(withoutBone(tidy), kitchen);
  if (bought !== undefined) {
    const { grams: weight, ...energy } = bought;
    const line = { ingredientId: null, grams: rounded(weight), metric: tidy, us: tidy, ...energy };
    return { kind: 'food', text, name: parsed.name || tidy, line };
  }
  const read = lineGrams(parsed)?.grams ?? null;
  const isSound = lineWarnings(parsed, tidy, read).every((code) => code === 'unlikely-weight');
  const known = grams ?? (isSound ? read : null) ?? 0;
  const id = parsed.ingredientId;
  if (known > 0 && id !== null && findSupplement(id) !== undefined && isHarmless(tidy, species)) {
    return { kind: 'supplement', text, line: supplementOf(id, known) };
  }
  // The table's food doesn't apply if an unknown amount of bone is eaten with it.
  const isOpen = (boneOf(parsed, tidy)?.question ?? null) !== null;
  const ingredientId = isOpen || findIngredient(id) === undefined ? null : id;
  const name = parsed.name === '' ? tidy : parsed.name;
  const converted = grams === undefined ? convertLine(tidy, kitchen) : null;
  const { metric, us } =
    converted ?? dualText({ ingredientId, grams: known, name, preparation: parsed.preparation });
  // With its words about bone a line may be read as another amount.
  const isSame = converted === null || converted.grams === read;
  const isFit = isSame && isShort(metric) && isShort(us) && keepsFlags(tidy, { metric, us }, species);
  const words = isFit ? { metric, us } : { metric: tidy, us: tidy };
  return { kind: 'food', text, name, line: { ingredientId, grams: rounded(known), ...words } };
}
