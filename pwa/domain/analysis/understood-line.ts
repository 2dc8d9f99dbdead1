import { findFood } from '../ingredient-line/find-food.ts';
import { kindOfName } from '../ingredient-line/food-words.ts';
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
import type { LineBasis, LineQuestion, WarningCode } from './analysis.ts';
import { boneGrams, boneOf, offalHolds, offalMostShare, withoutBone } from './bone.ts';
import { lineQuestions } from './line-questions.ts';
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
  /**
   * Most of each nutrient that the line may also contain (unstated strength, premix, offal), null where there is no
   * bound; null as a whole if it contains nothing else.
   */
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

/** Upper bound of a plausible line: no pot holds more. */
const MAX_LINE_GRAMS = 100_000;

const NEGATIVE = /^\s*[-−–]\.?[\d¼½¾⅐-⅞]/;
const EXPONENT = /(?<![\w.])\d+(?:\.\d+)?e[+-]?\d{1,4}\b/i;
const HUGE = /(?<![\w.])\d{6,}|\d\s?(?:tonnes?|tons?)\b/i;
/** '2000 kg': more than `parseIngredientLine` accepts as an amount. */
const HEAVY =
  /(?<![\w.])\d{4,}(?:\.\d+)?\s?(?:kgs?|kilos?|kilogram(?:me)?s?|lbs?|pounds?|l|lit(?:re|er)s?|gal(?:lon)?s?)\b/i;
/** '10/0 cups'. */
const DIVIDED_BY_NOTHING = /\d\/0(?![\d.])/;
/** Factor by which a stated weight may exceed or fall short of the table's piece. */
const FAR = 3;
/** Plausible weight of one shop container, in grams: least and most. */
const CONTAINERS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:tins?|cans?)\b/i, 40, 3000],
  [/\bjars?\b/i, 20, 3000],
  [/\bpouch(?:es)?\b/i, 20, 1500],
  [/\bpunnets?\b/i, 80, 1500],
  [/\bsachets?\b/i, 0.5, 500],
];
const COUNT = /^\D{0,3}(\d{1,2})\s*(?:[x×*]|\(|tins?\b|cans?\b|jars?\b|pouch|punnet|sachet)/i;

/** Whether a line states more than can be weighed out, or a number no kitchen writes. */
function isAbsurd({ text, quantity }: ParsedLine, grams: number | null): boolean {
  if (EXPONENT.test(text) || DIVIDED_BY_NOTHING.test(text) || (grams ?? 0) > MAX_LINE_GRAMS) return true;
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return quantity === null && (HUGE.test(plain) || HEAVY.test(plain));
}

/** Whether the stated weight is far from that of the pieces or container it belongs to. */
function isUnlikely(line: ParsedLine, grams: number): boolean {
  const pieces = line.weight === null ? null : lineGrams({ ...line, weight: null });
  if (pieces?.basis === 'piece' || pieces?.basis === 'household') {
    return grams > FAR * pieces.grams || grams < pieces.grams / FAR;
  }
  const each = grams / Number(COUNT.exec(line.text)?.[1] ?? 1);
  const isWeightGiven =
    line.weight !== null ||
    line.unit === 'g' ||
    line.unit === 'kg' ||
    line.unit === 'oz' ||
    line.unit === 'lb';
  const container = CONTAINERS.find(([pattern]) => pattern.test(line.text));
  return isWeightGiven && container !== undefined && (each < container[1] || each > container[2]);
}

/** Warnings for a person to check: an impossible amount, a minus sign, a weight far from that of the piece. */
export function lineWarnings(line: ParsedLine, text: string, grams: number | null): WarningCode[] {
  if (isAbsurd(line, grams)) return ['absurd-amount'];
  if (NEGATIVE.test(text)) return ['negative-amount'];
  return grams !== null && isUnlikely(line, grams) ? ['unlikely-weight'] : [];
}
