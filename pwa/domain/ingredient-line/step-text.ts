import { gramsText, mixedNumber } from '../units/format-quantity.ts';
import { dualTemperatures } from '../units/temperature-text.ts';
import { unitFactor, unitKind } from '../units/units.ts';
import { usMassText, usVolume } from '../units/us-measures.ts';
import { numberOf } from '../units/written-number.ts';
import { METRIC } from './amount.ts';
import { unitOfWord } from './amount-tokens.ts';

const NUMBER = String.raw`(?:\d{1,2} )?\d\/[1-9]|\d{0,2} ?[¼½¾⅓⅔]|\d{1,4}(?:\.\d{1,2})?`;
const UNIT = `g|grams?|kg|ml|l|litres?|liters?|fl oz|cups?|pints?|quarts?|oz|ounces?|lbs?|pounds?|cm|mm|inch(?:es)?`;
const MEASURE = new RegExp(
  String.raw`(?<![\d./(–-]\s?)(${NUMBER})(?:( ?(?:-|–|to|x|×|by) ?)(${NUMBER}))?[ -]?(${UNIT})\b(?! ?\/|[^.;()]{0,24}\((?:about |roughly )?\d)`,
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
  const [low, high] = [first, second].map((number) => inOtherSystem(numberOf(number ?? '0'), word));
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
