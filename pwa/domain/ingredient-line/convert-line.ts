import type { Kitchen } from '../reference/markets.ts';
import {
  gramsText,
  isWithinTolerance,
  millilitresText,
  mixedNumber,
  nearMixedNumber,
  roundAmount,
} from '../units/format-quantity.ts';
import { dualTemperatures } from '../units/temperature-text.ts';
import { UNITS, type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { usMassText, usVolume } from '../units/us-measures.ts';
import { numberOf } from '../units/written-number.ts';
import { METRIC } from './amount.ts';
import { unitOfWord } from './amount-tokens.ts';
import { type DualText, dualText, inAmericanWords, inBritishWords, usWeightBeside } from './dual-text.ts';
import { lineGrams } from './line-grams.ts';
import { type ParsedLine, parseIngredientLine } from './parse-line.ts';

/** One line in both systems. */
export type ConvertedLine = DualText & {
  /** As written. */
  text: string;
  ingredientId: string | null;
  /** Null if the weight is unknown. */
  grams: number | null;
  /** 'kept': nothing to convert ('salt to taste'); 'unknown': an amount whose weight no table has. */
  status: 'converted' | 'kept' | 'unknown';
};

const SPOONS = new Set<UnitId>([
  ...(['tsp', 'tbsp', 'dessertspoon', 'pinch', 'dash', 'drop', 'knob', 'splash', 'glug'] as const),
  ...(['drizzle', 'dollop', 'squeeze', 'sprinkle'] as const),
]);
const GRAMS_PER_OZ = UNITS.oz.factor;

type Amount = ParsedLine & { quantity: number };

const fractionText = (value: number) => nearMixedNumber(value, [1, 2, 4, 3, 8]) ?? String(roundAmount(value));

function countText({ quantity, quantityMax }: Amount): string {
  return quantityMax === null
    ? fractionText(quantity)
    : `${fractionText(quantity)}–${fractionText(quantityMax)}`;
}

/** Size and name with the preparation, in the words of one side; `beside` follows the name in brackets. */
function described(line: ParsedLine, words: (text: string) => string, beside = ''): string {
  const name = `${line.size === null ? '' : `${line.size} `}${line.name}`;
  return words(`${name}${beside}${line.preparation === null ? '' : `, ${line.preparation}`}`).trim();
}

/**
 * '2 eggs (100 g), beaten' and '2 eggs (3 1/2 oz), beaten', or '(600 g in all)' where that could be read as the weight
 * of each; a range and a spoon keep their words.
 */
function withWeightBeside(line: Amount, grams: number): DualText {
  const about = line.quantityMax === null ? '' : 'about ';
  const isMany = (line.quantityMax ?? line.quantity) > 1;
  const word =
    line.unit === null ? '' : (UNITS[line.unit].words[isMany && !SPOONS.has(line.unit) ? 1 : 0] ?? '');
  const amount = `${countText(line)}${word === '' ? '' : ` ${word}`}`;
  const texts = (inAll: string): DualText => ({
    metric: `${amount} ${described(line, inBritishWords, ` (${about}${gramsText(grams)}${inAll})`)}`,
    us: `${inAmericanWords(amount)} ${described(line, inAmericanWords, ` (${about}${usWeightBeside(grams)}${inAll})`)}`,
  });
  const plain = texts('');
  const again = lineGrams(parseIngredientLine(plain.metric, line.kitchen))?.grams ?? 0;
  return isMany && !isWithinTolerance(again, grams) ? texts(' in all') : plain;
}

/** Both ends in grams, and in ounces by the eighth, with the middle in grams where those are too coarse. */
function weightRange(line: ParsedLine, low: number, high: number): DualText {
  const ounces = (grams: number) => Math.round((grams / GRAMS_PER_OZ) * 8) / 8;
  const middle = (low + high) / 2;
  const isNear = isWithinTolerance(((ounces(low) + ounces(high)) / 2) * GRAMS_PER_OZ, middle);
  const metric = `${roundAmount(low)}–${roundAmount(high)} g`;
  const inOunces = `${mixedNumber(ounces(low), 8)}–${mixedNumber(ounces(high), 8)} oz`;
  const us = isNear ? inOunces : `${inOunces} (about ${gramsText(middle)})`;
  return {
    metric: `${metric} ${described(line, inBritishWords)}`,
    us: `${ounces(low) > 0 ? us : metric} ${described(line, inAmericanWords)}`,
  };
}

/** A volume of a food of unknown density: converts cups to millilitres and back, without a weight. */
function volumeAlone(line: Amount, unit: UnitId): DualText {
  const ml = (unitFactor(unit) ?? 0) * ((line.quantity + (line.quantityMax ?? line.quantity)) / 2);
  const { text, isExact } = usVolume(ml);
  const about = line.quantityMax === null ? '' : 'about ';
  return {
    metric: `${about}${millilitresText(ml)} ${described(line, inBritishWords)}`.trimEnd(),
    us: `${about}${text}${isExact ? '' : ` (${millilitresText(ml)})`} ${described(line, inAmericanWords)}`.trimEnd(),
  };
}

/** Both texts, from the grams or from the volume. */
function computed(line: Amount, unit: UnitId, grams: number | null): DualText {
  if (grams === null) return volumeAlone(line, unit);
  const count = (line.quantity + (line.quantityMax ?? line.quantity)) / 2;
  if (line.quantityMax !== null) {
    return weightRange(line, (grams * line.quantity) / count, (grams * line.quantityMax) / count);
  }
  const name = `${line.size === null ? '' : `${line.size} `}${line.name}`;
  return dualText({ ingredientId: line.ingredientId, grams, name, preparation: line.preparation });
}

/** The computed text of one side, if it still names the same food: 'tinned' may have stood before the tin's size. */
function sameFood(line: Amount, side: keyof DualText, textsOf: (line: Amount) => DualText): string {
  const names = [line.name, `tinned ${line.name}`];
  const texts = names.map((name) => textsOf({ ...line, name })[side]);
  const same = texts.find(
    (text) => parseIngredientLine(text, line.kitchen).ingredientId === line.ingredientId,
  );
  return same ?? line.text;
}

/**
 * A line of free text in both systems: the side it is written in keeps its words, the other is computed; a count
 * stays a count, with the weight beside it. Lines that cannot be converted stay as written on both sides.
 */
export function convertLine(text: string, kitchen?: Kitchen): ConvertedLine {
  const line = parseIngredientLine(text, kitchen);
  const grams = lineGrams(line)?.grams ?? null;
  const { unit, quantity, ingredientId } = line;
  const asWritten = { text: line.text, ingredientId, grams, metric: line.text, us: line.text };
  if (quantity === null || line.isToTaste) return { ...asWritten, status: 'kept' };
  const amount = { ...line, quantity };
  const kind = unit === null ? 'piece' : unitKind(unit);
  if (kind === 'piece' || kind === 'activity' || (unit !== null && SPOONS.has(unit))) {
    if (grams === null)
      return { ...asWritten, status: unit !== null && SPOONS.has(unit) ? 'kept' : 'unknown' };
    return { ...asWritten, ...withWeightBeside(amount, grams), status: 'converted' };
  }
  if (unit === null || unit === 'mg' || unit === 'mcg') return { ...asWritten, status: 'kept' };
  const textsOf = (one: Amount) => computed(one, unit, grams);
  return METRIC.has(unit)
    ? {
        ...asWritten,
        metric: inBritishWords(line.text),
        us: sameFood(amount, 'us', textsOf),
        status: 'converted',
      }
    : {
        ...asWritten,
        metric: sameFood(amount, 'metric', textsOf),
        us: inAmericanWords(line.text),
        status: 'converted',
      };
}

const NUMBER = String.raw`(?:\d{1,2} )?\d\/[1-9]|\d{0,2} ?[¼½¾⅓⅔]|\d{1,3}(?:,\d{3})+|\d{1,4}(?:\.\d{1,2})?`;
const UNIT = `g|grams?|kg|ml|l|litres?|liters?|fl oz|cups?|pints?|quarts?|oz|ounces?|lbs?|pounds?|cm|mm|inch(?:es)?`;
const MEASURE = new RegExp(
  String.raw`(?<![\d./(–-]\s?|\d,)(${NUMBER})(?:( ?(?:-|–|to|x|×|by) ?)(${NUMBER}))?[ -]?(${UNIT})\b(?! ?\/|[^.;()]{0,24}\((?:about |roughly )?\d)`,
  'gi',
);
const MM_OF_LENGTH: Readonly<Record<string, number>> = { cm: 10, mm: 1, inch: 25.4, inches: 25.4 };
/** A bracket after a measure that repeats it. */
const SAID_AGAIN = new RegExp(String.raw`(?:${UNIT}) ?\([^()]*$`, 'i');
const BEFORE = 40;

/** '120 ml', '1.4 l': rounded to 5 ml, the resolution of a jug. */
function jugText(ml: number): string {
  if (ml >= 1000) return `${Math.round(ml / 100) / 10} l`;
  return ml < 20 ? `${Math.round(ml)} ml` : `${Math.round(ml / 5) * 5} ml`;
}

/** Inches in quarters, from three on in halves; centimetres in halves, from ten on whole. */
function lengthText(mm: number, isMetric: boolean): [amount: string, unit: string] {
  if (isMetric) return [mixedNumber(Math.max(mm / 25.4, 1 / 4), mm < 76 ? 4 : 2), 'in'];
  const parts = mm < 100 ? 2 : 1;
  return [String(Math.round((mm / 10) * parts) / parts), 'cm'];
}

function inOtherSystem(value: number, word: string): [amount: string, unit: string] | null {
  const mm = MM_OF_LENGTH[word.toLowerCase()];
  if (mm !== undefined) return lengthText(value * mm, mm < 25);
  const unit = unitOfWord(word);
  const amount = unit === null ? 0 : value * (unitFactor(unit) ?? 0);
  if (unit === null || amount <= 0) return null;
  const isMass = unitKind(unit) === 'mass';
  const toUs = isMass ? usMassText : (ml: number) => usVolume(ml).text;
  const text = (METRIC.has(unit) ? toUs : isMass ? gramsText : jugText)(amount).replace(/ \(.*/, '');
  const space = text.lastIndexOf(' ');
  return [text.slice(0, space), text.slice(space + 1)];
}

/** '2-3 cups' in millilitres, '20 x 30 cm' in inches; null if the other system has no equivalent. */
function otherText(first: string, link: string | undefined, second: string | undefined, word: string) {
  const amountOf = (number = '0') => numberOf(number.replaceAll(',', ''));
  const [low, high] = [first, second].map((number) => inOtherSystem(amountOf(number), word));
  if (!low || low[1] === word) return null;
  if (second === undefined || !high) return second === undefined ? low.join(' ') : null;
  const start = low[1] === high[1] || /^cups?$/.test(low[1]) ? low[0] : low.join(' ');
  return `${start}${/to|-/.test(link ?? '') ? '–' : link}${high.join(' ')}`;
}

/**
 * A step's text in both systems: temperatures in °C and °F, and each weight, volume and length also in the other
 * system, rounded as kitchens measure: 'Add 500 ml water' becomes 'Add 500 ml (2 cups) water', '1-inch cubes' '1-inch
 * (2.5 cm) cubes'. Spoons, and measures already given in both systems, stay unchanged.
 */
export function dualStep(text: string): string {
  return dualTemperatures(text).replace(
    MEASURE,
    (match, first, link, second, word, at: number, whole: string) => {
      const before = whole.slice(Math.max(0, at - BEFORE), at);
      const other = SAID_AGAIN.test(before) ? null : otherText(first, link, second, word);
      if (other === null) return match;
      return /\([^()]*$/.test(before) ? `${match}, ${other}` : `${match} (${other})`;
    },
  );
}
