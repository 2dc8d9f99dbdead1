import { type IngredientPortion, ingredientPortions } from '../reference/ingredient-portions.ts';
import { type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { unitOfWord } from './amount-tokens.ts';
import { foodWords } from './food-words.ts';
import type { Size } from './parse-line.ts';

/** A portion, with its wording parsed. */
type Measure = {
  unit: UnitId | null;
  size: Size | null;
  /** The other words: 'chopped', 'sweetpotato'. */
  words: readonly string[];
  /** Grams of one. */
  grams: number;
  /** Least and most grams of one; null if the table has one weight. */
  bounds: readonly [least: number, most: number] | null;
};

const SIZE = /\b(extra large|large|medium|small)\b/;

function parse({ measure, amount, grams, least, most }: IngredientPortion): Measure {
  const plain = measure.toLowerCase().replace(/"/g, '').replace('fl oz', 'fl-oz');
  const unitWord = plain.match(/^[a-z-]+/)?.[0] ?? '';
  const unit = unitOfWord(unitWord);
  const size = plain.includes('extra small') ? null : plain.match(SIZE)?.[1];
  const named = unit === null ? plain : plain.slice(unitWord.length);
  const words = foodWords(named.replace(/\([^)]*\)/g, ' ').replace(SIZE, ' '));
  return {
    unit,
    size: (size as Size | undefined) ?? null,
    words,
    grams: grams / amount,
    bounds: least === undefined || most === undefined ? null : [least / amount, most / amount],
  };
}

const parsed = new Map<string, readonly Measure[]>();

function measuresOf(id: string): readonly Measure[] {
  const known = parsed.get(id);
  if (known !== undefined) return known;
  const measures = ingredientPortions(id).map(parse);
  parsed.set(id, measures);
  return measures;
}

const overlap = (measure: Measure, words: ReadonlySet<string>) =>
  measure.words.filter((word) => words.has(word)).length;

/**
 * Grams of one unit of volume, by the household measure whose wording matches the line ('1 cup grated carrot' by 'cup
 * grated'); with `anyWording`, if none matches, by the first in the same unit, else the first volume measure. Null if
 * there is none.
 */
export function volumeGrams(
  id: string,
  unit: UnitId,
  words: ReadonlySet<string>,
  { anyWording = false } = {},
): number | null {
  const volumes = measuresOf(id).filter(
    (measure) => measure.unit !== null && unitKind(measure.unit) === 'volume',
  );
  const sorted = volumes
    .map((measure) => ({ measure, score: overlap(measure, words) + (measure.unit === unit ? 0.5 : 0) }))
    .sort((a, b) => b.score - a.score);
  const best = sorted[0];
  if (best === undefined || (!anyWording && best.score < 1)) return null;
  const ratio = (unitFactor(unit) ?? 0) / (unitFactor(best.measure.unit as UnitId) ?? 1);
  return best.measure.grams * ratio;
}

/** A piece of a kind or size whose weight differs from the food's usual one, by shop or variety. */
export type PieceKind = { grams: number; least: number; most: number };

/** The kind of piece that a line counts: a cherry tomato, a large egg, a slice of bread. Null for the food's usual piece. */
export function pieceKind(
  id: string,
  unit: UnitId | null,
  size: Size | null,
  words: ReadonlySet<string>,
): PieceKind | null {
  const counted = unit === 'piece' ? null : unit;
  const kinds = measuresOf(id).flatMap(({ bounds, ...measure }) => {
    const isThat =
      bounds !== null &&
      measure.unit === counted &&
      (measure.size === null || measure.size === size) &&
      measure.words.every((word) => words.has(word));
    return isThat ? [{ ...measure, least: bounds[0], most: bounds[1] }] : [];
  });
  const rankOf = (kind: (typeof kinds)[number]) => kind.words.length + (kind.size === null ? 0 : 0.5);
  return kinds.sort((a, b) => rankOf(b) - rankOf(a))[0] ?? null;
}

/** Whether the table's piece of a food is a fillet, so that a whole one weighs several times as much. */
export function isFilleted(id: string): boolean {
  return measuresOf(id).some(({ unit }) => unit === 'fillet');
}

/** Grams of one piece of a kind or size: a 'stick' of celery, a large egg. Null if the table has none. */
export function pieceGrams(
  id: string,
  unit: UnitId | null,
  size: Size | null,
  words: ReadonlySet<string>,
): number | null {
  const usual = measuresOf(id).filter(({ bounds }) => bounds === null);
  const pieces = usual.filter((measure) =>
    unit === null || unit === 'piece'
      ? measure.unit === 'head' || (measure.unit === null && measure.size !== null)
      : measure.unit === unit,
  );
  const wanted = size ?? 'medium';
  const sized = pieces.filter((measure) => measure.size === wanted);
  // A small tin is not a USDA can, nor a large carrot a medium one.
  if (size !== null && sized.length === 0 && (unit === null || unit === 'tin')) return null;
  const best = (sized.length > 0 ? sized : pieces.filter(({ size: has }) => has === null || unit !== null))
    .map((measure) => ({ measure, score: overlap(measure, words) }))
    .sort((a, b) => b.score - a.score)[0];
  return best?.measure.grams ?? null;
}
