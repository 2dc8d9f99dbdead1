import { findFood } from '../ingredient-line/find-food.ts';
import { kindOfName } from '../ingredient-line/food-kind-words.ts';
import type { Holds } from '../ingredient-line/label-nutrients.ts';
import { type LineGrams, lineGrams } from '../ingredient-line/line-grams.ts';
import { type ParsedLine, parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { gramsHolding, holdsInAll, readStrength, strengthGrams } from '../ingredient-line/strength.ts';
import { type AmountBounds, amountBounds, UNBOUNDED } from '../ingredient-line/vague-amount.ts';
import type { BoughtFood } from '../nutrition/batch-part.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { Kitchen } from '../reference/markets.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import { boneGrams, boneOf, offalHolds, offalMostShare, withoutBone } from './bone.ts';
import type { LineBasis, LineQuestion, WarningCode } from './line-question.ts';
import { lineQuestions } from './line-questions.ts';
import { lineWarnings } from './line-warnings.ts';
import { unsaidStrength } from './unsaid-strength.ts';

/** One food of a line after parsing; a line of several foods yields several. */
export type UnderstoodLine = {
  /** The whole line as submitted. */
  text: string;
  /** Index of the submitted line, from 0, blank lines included. */
  source: number;
  /** The part of the line that describes this food. */
  part: string;
  /** Id in the ingredient or supplement table; null if in neither. */
  ingredientId: string | null;
  name: string;
  /** Null if the amount is unknowable; for a vague amount, the middle of its bounds. */
  grams: number | null;
  basis: LineBasis | null;
  /** Lower bound of the amount. */
  leastGrams: number;
  /** Upper bound; null if there is none. */
  mostGrams: number | null;
  /** Nutrients of the whole line by the strength on its label; null without a label or without a count. */
  holds: Holds | null;
  /** Nutrients of one tablet, when the line states no count. */
  holdsEach: Holds | null;
  /** Upper bounds by nutrient on what else the line may contain (unstated strength, premix); null if unbounded. */
  mayHold: Partial<Record<NutrientId, number | null>> | null;
  /** Bounds of the bone eaten with it, in grams of the table's bone; the upper one is null if there is none. */
  bone: { leastGrams: number; mostGrams: number | null } | null;
  /** Most offal that a mince may contain by its stated mix, in grams; null if unbounded, 0 without offal. */
  offalMostGrams: number | null;
  /** Ambiguities left for a person to settle. */
  questions: LineQuestion[];
  /** Doubtful readings for a person to check. */
  warnings: WarningCode[];
  /** A bought food by its owner's label; only on the device. */
  bought?: BoughtFood;
};

type Reading = Pick<UnderstoodLine, 'grams' | 'basis' | 'holds' | 'holdsEach'> & {
  bounds: AmountBounds | null;
};

const nameOf = (id: string | null, fallback: string) =>
  findIngredient(id)?.name ?? (id === null ? undefined : findSupplement(id)?.name) ?? fallback;

/**
 * A food in the table is weighed as one even when its label states a vitamin: cod liver oil also supplies vitamin A.
 */
const isFood = (id: string | null) => (findIngredient(id)?.kcalPer100g ?? 0) > 0;

function readAsStrength(line: ParsedLine): (Reading & { ingredientId: string | null }) | null {
  const strength = line.unread === null ? readStrength(line.text) : null;
  if (strength === null) return null;
  const { holdsEach, gramsEach, name } = strength;
  const ingredientId = line.ingredientId ?? findFood(name);
  const grams = strengthGrams(strength, ingredientId);
  if (gramsEach === null && isFood(ingredientId) && DOSE_FORMS[ingredientId ?? ''] === undefined) {
    if (lineGrams({ ...line, ingredientId }) !== null) return null;
    const holding = holdsInAll(strength);
    const oil = holding === null ? null : gramsHolding(ingredientId, holding);
    if (oil !== null)
      return { ingredientId, grams: oil, basis: 'strength', holds: null, holdsEach: null, bounds: null };
  }
  const isProduct = ingredientId !== null || Object.keys(holdsEach).length === 0;
  if (gramsEach !== null && isProduct) {
    if (ingredientId === null) return null;
    const isKnown = grams !== null;
    const amount = isKnown ? ({ basis: 'mass', bounds: null } as const) : { basis: null, bounds: UNBOUNDED };
    return { ingredientId, grams, holds: null, holdsEach: null, ...amount };
  }
  const holds = holdsInAll(strength);
  if (holds === null) return { ingredientId, grams, basis: null, holds, holdsEach, bounds: UNBOUNDED };
  return { ingredientId, grams, basis: 'strength', holds, holdsEach: null, bounds: null };
}

function readAmountOf(line: ParsedLine, amount: LineGrams | null, isAbsurd: boolean): Reading {
  if (isAbsurd) return { grams: null, basis: null, holds: null, holdsEach: null, bounds: UNBOUNDED };
  const bounds = amountBounds(line, amount?.grams ?? null);
  const isBounded = line.ingredientId !== null && Number.isFinite(bounds?.most);
  // A heaped spoon holds at least the table's spoon.
  const isAtEnd = bounds !== null && (amount?.grams === bounds.least || amount?.grams === bounds.most);
  const middle = bounds !== null && isBounded ? (bounds.least + bounds.most) / 2 : null;
  const grams = isAtEnd ? (middle ?? amount?.grams ?? null) : (amount?.grams ?? middle);
  return { grams, basis: amount?.basis ?? null, holds: null, holdsEach: null, bounds };
}

/** Reads a tablet of unstated strength as a product with no certain content. */
const NOTHING_SURE = {
  ...{ ingredientId: null, grams: null, basis: null },
  ...{ holds: {}, holdsEach: null, bounds: UNBOUNDED },
} as const;

const orNull = (most: number) => (Number.isFinite(most) ? most : null);

/** Reads one food of a line: id, amount with its bounds, open questions and warnings. */
export function understandPart(
  text: string,
  source: number,
  part: string,
  kitchen: Kitchen | null,
): UnderstoodLine {
  const parsed = parseIngredientLine(withoutBone(part), kitchen);
  const unsaid = unsaidStrength(parsed, part);
  const said = readAsStrength(parsed);
  const strength = unsaid?.isOnlyThat && (said?.holds ?? null) === null ? NOTHING_SURE : said;
  const weighed = lineGrams(parsed);
  const warnings = lineWarnings(parsed, part, strength === null ? (weighed?.grams ?? null) : null);
  const read: Reading = strength ?? readAmountOf(parsed, weighed, warnings.includes('absurd-amount'));
  const { grams, basis, holds, holdsEach, bounds } = read;
  const questions = [
    ...(unsaid?.isOnlyThat ? [] : lineQuestions(parsed, part)),
    ...(unsaid === null ? [] : [unsaid.question]),
  ];
  const share = questions.reduce((least, { leastShare }) => least * leastShare, 1);
  const bone = boneOf(parsed, part);
  const [leastOfAll, mostOfAll] = bounds === null ? [grams ?? 0, grams ?? 0] : [bounds.least, bounds.most];
  const [leastMeat, mostMeat] =
    bone === null || bone.question !== null ? [1, 1] : [1 - bone.most, 1 - bone.least];
  const id = unsaid?.isOnlyThat ? null : (strength?.ingredientId ?? parsed.ingredientId);
  // Any part of an offal mix may be liver.
  const isOffalMix =
    id === null && kindOfName(parsed.name) === 'organ' && /offal|organ|pluck|\bmix/i.test(parsed.name);
  const offalShare = isOffalMix ? 1 : offalMostShare(part);
  const offalMostGrams = offalShare === 0 ? 0 : offalShare * mostOfAll;
  const mayHold = unsaid?.mayHold ?? (offalMostGrams === 0 ? null : offalHolds(offalMostGrams));
  const boneBounds = bone === null ? null : boneGrams(bone, leastOfAll, mostOfAll);
  return {
    text,
    source,
    part,
    ingredientId: id,
    name: nameOf(id, parsed.name),
    grams:
      grams === null
        ? null
        : grams * (1 - (bone === null || bone.question !== null ? 0 : (bone.least + bone.most) / 2)),
    basis,
    leastGrams: leastOfAll * share * leastMeat,
    mostGrams: orNull(mostOfAll * mostMeat),
    holds,
    holdsEach,
    mayHold:
      mayHold === null
        ? null
        : Object.fromEntries(Object.entries(mayHold).map(([one, most]) => [one, orNull(most)])),
    offalMostGrams: orNull(offalMostGrams),
    bone: boneBounds && { leastGrams: boneBounds.leastGrams, mostGrams: orNull(boneBounds.mostGrams) },
    questions,
    warnings,
  };
}
