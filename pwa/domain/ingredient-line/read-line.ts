import { type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { drainedWeight } from './drained-weight.ts';
import { findLoadedFood } from './find-loaded-food.ts';
import { withoutGluedUnit } from './glued-unit.ts';
import { juiceLast } from './juice-of.ts';
import { type LineAmount, readLineAmount } from './line-amount.ts';
import { lengthOfPiece } from './line-length.ts';
import { amountFirst, plainNumbers, tidyLine, tinsByWeight } from './line-text.ts';
import { digitsForWords } from './number-words.ts';
import { isOnlyDescription } from './only-description.ts';
import type { ParsedLine, Size } from './parsed-line.ts';
import { unitOfWord } from './read-amount.ts';
import { withoutOtherState } from './restated-weight.ts';
import { type SplitLine, splitLine } from './split-line.ts';
import { readStrength } from './strength.ts';
import { asWholeBird } from './whole-bird.ts';

const TO_TASTE = /\b(?:to taste|as needed|as required|to serve)\b/i;
/** 'Optional: a pinch of salt'. */
const OPTIONAL_FIRST = /^\(?optional(?:ly)?\)?\s*[:,–-]?\s+(?=\S)/i;
/** 'plus extra to serve' does not change the amount. */
const AND_MORE = /\b(?:plus|and|with) (?:a (?:little|bit) )?(?:extra|more)\b[^,;)]*/i;
/** '2 eggs plus 1 yolk' counts as eggs. */
const NEXT_FOOD = /\s+(?:plus|\+|&|and)\s+(?=[\d½¼¾⅓⅔]).*$/i;
/** 'One-half (16 ounce) package'. */
const WORDS_BEFORE_BRACKET = /^[a-z][a-z -]{1,20}?(?=\s*\(\d)/i;
const HAS_STRENGTH =
  /\d\s?k?\s?(?:iu|mg|mcg|µg|μg|ug|micrograms?|milligrams?|i\.u\.|international units|units)\b/i;
const SIZE = /^(?:extra[\s-]large|xl|jumbo|large|lg\.?|big|medium|med\.?|small|sm\.?)(?:-sized)?\s+/i;
/** 'medium to large' counts as the larger. */
const SIZE_UP_TO = /^(?:small|medium)\s?(?:to|or|-|\/)\s?(?=(?:medium|large)\b)/i;
const CONTAINER =
  /^(?:(?:small|large|medium)\s+)?(tins?|cans?|packets?|packs?|pouch(?:es)?|jars?|tubs?|bags?|punnets?|bottles?|cartons?|containers?|packages?)\s+(?:of\s+)?(?=\S)/i;
const MAX_PREPARATION = 200;
const MAX_JOINED = 3;

function sizeOf(words: string): Size {
  const word = words.trim().toLowerCase();
  if (/^(?:extra|xl|jumbo)/.test(word)) return 'extra large';
  if (/^(?:l|b)/.test(word)) return 'large';
  return word.startsWith('m') ? 'medium' : 'small';
}

/** The amount and the head; a head that only describes ('boneless, skinless chicken thighs') is extended by the next part. */
function readParts(parts: SplitLine): LineAmount {
  let { head, segments } = parts;
  let amount = readLineAmount(parts);
  for (let joined = 0; joined < MAX_JOINED; joined += 1) {
    const isWhole =
      segments.length === 0 || !isOnlyDescription(amount.rest) || findLoadedFood(amount.rest) !== null;
    if (isWhole) break;
    head = `${head} ${segments[0]}`;
    segments = segments.slice(1);
    amount = readLineAmount({ head, brackets: parts.brackets, segments });
  }
  return amount;
}

/** '1 x 400 g tin', '3 x 120g cans'. */
const COUNTED_TINS = /^(\d{1,2})\s*[x×*]\s*\d[\d.]*\s?(?:g|oz|ounces?)[\s-]*(?:tins?|cans?)\b/i;

/** Grams of an amount that is a mass; otherwise null. */
function massOf({ quantity, unit }: LineAmount): number | null {
  return quantity === null || unit === null || unitKind(unit) !== 'mass'
    ? null
    : quantity * (unitFactor(unit) ?? 0);
}

/** The amount, replaced by the drained weight of its tins, which is the weight eaten. */
function withDrained(amount: LineAmount, text: string): LineAmount {
  const drained = amount.quantity === null ? null : drainedWeight(text, massOf(amount));
  if (drained === null) return amount;
  const weight = { quantity: drained.grams, unit: 'g', isEach: false } as const;
  // '3 x 120 g tins, 84 g drained each' counts tins, since the stated weight is not that of the food.
  const tins = COUNTED_TINS.exec(text)?.[1];
  return tins === undefined
    ? { ...amount, weight }
    : { ...amount, quantity: Number(tins), quantityMax: null, unit: 'tin', weight };
}

/** Above any kitchen's capacity: '5 tonnes' is not an amount. */
const MAX_GRAMS = 1_000_000;

function withinReason(amount: LineAmount): LineAmount {
  const isAbsurd = (massOf(amount) ?? 0) >= MAX_GRAMS;
  return isAbsurd ? { ...amount, quantity: null, quantityMax: null, unit: null, weight: null } : amount;
}

/** Units that can follow the name: '2 zinc tablets', '1 fennel bulb'. */
const LATE = new Set<UnitId | null>(['tablet', 'capsule', 'bulb', 'punnet', 'sheet', 'block']);
function lateUnit(name: string): UnitId | null {
  const unit = unitOfWord(name.match(/\s([a-z]+)$/i)?.[1] ?? '');
  return LATE.has(unit) ? unit : null;
}

/** Food of a dose whose strength is among the words of its name: 'vitamin D3 50,000 IU'. */
function dosedFood(text: string): string | null {
  const strength = HAS_STRENGTH.test(text) ? readStrength(text) : null;
  return strength === null ? null : findLoadedFood(strength.name);
}

type NameAndUnit = Pick<ParsedLine, 'name' | 'unit' | 'size'> & { isTinned: boolean };

/** The name without its tin and the tin's size, which only count after an amount. */
function readName(amount: LineAmount): NameAndUnit {
  const whole = amount.rest.replace(TO_TASTE, '').replace(NEXT_FOOD, '').replace(SIZE_UP_TO, '').trim();
  if (amount.quantity === null) return { name: whole, unit: amount.unit, size: null, isTinned: false };
  const container = whole.match(CONTAINER)?.[1] ?? '';
  const sized = whole.replace(CONTAINER, '');
  const size = whole.match(SIZE)?.[0] ?? null;
  const name = sized.replace(SIZE, '');
  // '1 small bunch parsley', '1 small tin tuna': the size precedes the unit.
  const [word = '', ...others] = name.split(' ');
  const late = size !== null && others.length > 0 ? unitOfWord(word) : null;
  return {
    name: late === null ? name : others.join(' ').replace(/^of\s/i, ''),
    unit: amount.unit ?? late ?? unitOfWord(container) ?? lateUnit(name),
    size: size === null ? null : sizeOf(size),
    isTinned: amount.unit === 'tin' || /^(?:tin|can)/i.test(container),
  };
}

/**
 * Parses an ingredient line in free text: '1 1/2 cups cooked brown rice', '½ lb lean beef mince, browned', '2-3
 * carrots', '400g tin sardines in water', '2 eggs (100 g), beaten', 'salt to taste'. Knows the foods loaded so far.
 * Never throws; reads at most 500 characters, in linear time.
 */
export function readIngredientLine(text: string): ParsedLine {
  const tidy = tidyLine(text);
  const numbers = withoutGluedUnit(plainNumbers(tidy.replace(OPTIONAL_FIRST, ''))).replace(
    WORDS_BEFORE_BRACKET,
    (words) => digitsForWords(`${words} `).trim(),
  );
  const length = lengthOfPiece(numbers);
  const plain = length === null ? juiceLast(amountFirst(numbers)) : `1 piece ${length.rest}`;
  const { parts, restated, state } = withoutOtherState(splitLine(tinsByWeight(plain)));
  const amount = withinReason(withDrained(readParts(parts), plain));
  const { name: words, unit, size, isTinned } = readName(amount);
  const name = asWholeBird(words, unit, amount.quantity, tidy);
  const described = [...amount.segments, ...amount.brackets].filter((part) => !TO_TASTE.test(part));
  const preparation = [...described, ...restated].join(', ').slice(0, MAX_PREPARATION);
  const describes = [...described, state].join(', ').slice(0, MAX_PREPARATION);
  // 'Kelp: 1 tablet' and '1 tin pumpkin' are different foods from kelp and pumpkin.
  const before = isTinned ? 'tinned ' : '';
  const after = unit === 'tablet' || unit === 'capsule' ? ` ${unit}` : '';
  return {
    text: tidy,
    quantity: amount.quantity,
    quantityMax: amount.quantityMax,
    unit,
    size,
    name,
    ingredientId:
      name === '' ? null : (findLoadedFood(`${before}${name}${after}`, describes) ?? dosedFood(tidy)),
    preparation: preparation === '' ? null : preparation,
    isToTaste: TO_TASTE.test(tidy.replace(AND_MORE, '')),
    weight: amount.weight,
  };
}
