import { GAP } from '../../words/tokens.ts';
import { LANGUAGE_WORDS } from '../lexicon/names/other-languages.ts';
import type { NameNeeds } from '../lexicon/phrase-trie.ts';
import { ANY_VERB, CLASS } from '../lexicon/vocabulary.ts';
import {
  classAt,
  gapAt,
  isNumber,
  isOneOf,
  type Line,
  rawWord,
  SENTENCE_END,
  wordSet,
} from '../line/line.ts';
import type { Extent } from '../line/spans.ts';

const DETERMINERS = wordSet(
  'a an the some any half of his her my your more extra another two three few with and or piece',
);
const UNITS = wordSet(
  'g kg gram ml l oz lb cup tbsp tsp pinch handful bunch clove bag packet head can tin box tub punnet jar pack packet sachet scoop lb pound ounce kilo of',
);
const A = wordSet('a an');
const CUT = wordSet(
  'washed sliced chopped diced minced trimmed peeled snipped shredded crushed grated cleaned soaked dried finely thinly roughly',
);
const REACH = 4;

/** 'Mars' with its capital where a sentence has none, after 'a', 'half' or a number: the bar, not the planet. */
export function hasCapital(line: Line, { first, last }: Extent): boolean {
  const { tokens } = line;
  const start = tokens.starts[first] ?? 0;
  const isCapital = /^[A-Z]/.test(tokens.text.charAt(start));
  // 'Orbit, 1 piece'.
  if (isCapital && first === 0 && gapAt(line, last + 1) & GAP.comma && isNumber(line, last + 1)) return true;
  if (!isCapital || gapAt(line, first) & ~(GAP.hyphen | GAP.and | GAP.slash)) return false;
  const before = first - 1;
  return (
    isNumber(line, before) ||
    isOneOf(line, before, DETERMINERS) ||
    isOneOf(line, before, UNITS) ||
    Boolean(classAt(line, before) & CLASS.quantity)
  );
}

/** Nouns that change the meaning of the word before them: 'a shallow dish', 'reason enough'. */
const isPartOfCompound = (line: Line, after: number) =>
  gapAt(line, after) === 0 &&
  line.tokens.words[after] !== undefined &&
  classAt(line, after) === 0 &&
  !isOneOf(line, after, CUT);

/** '2 leaks', '50 g currents', 'leaks, washed and sliced': counted, weighed or cut as food is. */
export function isCountedOrCut(line: Line, { first, last }: Extent): boolean {
  const gap = gapAt(line, last + 1);
  if (isPartOfCompound(line, last + 1)) return false;
  if (!(gap & SENTENCE_END) && isOneOf(line, last + 1, CUT) && gap & (GAP.comma | GAP.open)) return true;
  const isAmount = isNumber(line, last + 1) || (isOneOf(line, last + 1, A) && isOneOf(line, last + 2, UNITS));
  if (!(gap & SENTENCE_END) && gap !== 0 && isAmount) return true;
  for (let at = first - 1; at >= first - REACH; at -= 1) {
    if (gapAt(line, at + 1) & ~GAP.hyphen) return false;
    if (isNumber(line, at) || isOneOf(line, at, UNITS) || classAt(line, at) & CLASS.quantity) return true;
    if (!(classAt(line, at) & CLASS.adjective) && !isOneOf(line, at, DETERMINERS)) return false;
  }
  return false;
}

const LEFT_OVER = wordSet(
  'leftover yesterday tinned canned takeaway bought deli remaining reheated restaurant pub cafe canteen chippy night sunday christma thanksgiving frozen packet carton fridge table',
);
const BOUGHT = wordSet('tin can jar tub shop');
const LEFT = wordSet('left');
const OVER = wordSet('over');
const FROM = wordSet('from of after off');
const OF = wordSet('of');
const A_HALF = wordSet('a an half some');
const HELPINGS = wordSet(
  'ladle ladleful bowl bowlful plate plateful portion helping serving mug mugful tub slice end rest last scraping remain bit',
);
const IS_FED = wordSet('is per daily make feed should can will');
const MOST_WORDS = 8;

/** 'beef stew from the chippy', 'casserole, left over from Sunday'. */
function isLeftOverBehind(line: Line, last: number): boolean {
  for (let at = last + 1; at <= last + 3 && !(gapAt(line, at) & SENTENCE_END); at += 1) {
    if (isOneOf(line, at, LEFT_OVER)) return !isOneOf(line, at - 1, FROM) || at > last + 1;
    if (isOneOf(line, at, LEFT) && isOneOf(line, at + 1, OVER)) return true;
    if (isOneOf(line, at, FROM)) {
      for (let next = at + 1; next <= at + 3; next += 1) {
        if (isOneOf(line, next, LEFT_OVER) || isOneOf(line, next, BOUGHT)) return true;
      }
      return false;
    }
  }
  return false;
}

/** '2 tbsp beef casserole', 'a bowl of leftover stew': a dish added as it is, not the one being cooked. */
function isPortion(line: Line, { first, last }: Extent): boolean {
  if (isLeftOverBehind(line, last)) return true;
  if (isPartOfCompound(line, last + 1)) return false;
  const isJoined = gapAt(line, last + 1) === 0 && line.tokens.words[last + 1] !== undefined;
  // 'stew meat', 'soup bones'; '2 cups of stew is enough for a day'.
  const isOther = classAt(line, last + 1) & CLASS.piece || line.spanAt[last + 1] !== -1;
  if (isJoined && (isOther || isOneOf(line, last + 1, IS_FED))) return false;
  // 'beef casserole, 3 tbsp'.
  let hasAmount = gapAt(line, last + 1) !== 0 && isNumber(line, last + 1);
  let hasOf = false;
  for (let at = first - 1; at >= -1 && at >= first - MOST_WORDS; at -= 1) {
    const gap = gapAt(line, at + 1);
    if (at < 0 || gap & ~(GAP.hyphen | GAP.slash))
      return hasAmount && (at < 0 || Boolean(gap & SENTENCE_END));
    if (isOneOf(line, at, LEFT_OVER)) return true;
    const classes = classAt(line, at);
    hasOf ||= isOneOf(line, at, OF);
    if (
      isNumber(line, at) ||
      isOneOf(line, at, HELPINGS) ||
      classes & CLASS.quantity ||
      (hasOf && isOneOf(line, at, A_HALF))
    )
      hasAmount = true;
    else if (
      classes & ANY_VERB &&
      !(classes & (CLASS.adjective | CLASS.prepared | CLASS.quantity | CLASS.piece))
    )
      return false;
  }
  return false;
}

/** The number before a per cent sign; 0 for every other word. */
function percentAt(line: Line, at: number): number {
  const { text, ends } = line.tokens;
  const isPercent = isNumber(line, at) && text.charAt(ends[at] ?? 0) === '%';
  return isPercent ? Number.parseFloat(rawWord(line, at)) : 0;
}
const LEAST_COCOA_PERCENT = 30;
const COCOA_FORMS = wordSet('chip bar button drop square chunk callet couverture choc');

/** '70% dark', 'two squares of 85%'. */
const isShare = (line: Line, { first, last }: Extent) =>
  (percentAt(line, first - 1) >= LEAST_COCOA_PERCENT &&
    (!isPartOfCompound(line, last + 1) || isOneOf(line, last + 1, COCOA_FORMS))) ||
  (last > first && percentAt(line, last + 1) >= LEAST_COCOA_PERCENT);

const MAY_FOLLOW =
  CLASS.filler |
  CLASS.place |
  CLASS.and |
  CLASS.or |
  CLASS.scopeEnd |
  CLASS.be |
  CLASS.adverb |
  CLASS.include;

/** 'a glug of red, to deglaze': no noun follows that the colour could describe. */
function isAlone(line: Line, { last }: Extent): boolean {
  if (gapAt(line, last + 1) !== 0) return true;
  const classes = classAt(line, last + 1);
  return line.spanAt[last + 1] === -1 && Boolean(classes & MAY_FOLLOW) && !(classes & CLASS.adjective);
}

/** 'IE' and 'UI' in other languages; 'I.U.' is two words. */
const IU = /^(?:i[ue]s?|ui|units?|international)$/;
const MICROGRAMS = /^(?:mcg|ug|µg|μg|micrograms?)$/;
const MILLIGRAMS = /^(?:mgs?|milligrams?)$/;
const AMOUNT_AND_UNIT = /^([\d.,]+)(k?)([a-zµμ]*)$/;
const GROUPED = /^\d{1,3}(?:,\d{3})+$/;
/** '50.000 IU', as on the Continent: nobody writes thousandths of a unit. */
const GROUPED_UNITS = /^\d{1,3}(?:[.,]\d{3})+$/;
const HIGH_DOSE_IU = 1000;
const IU_PER_MICROGRAM = 40;
/** No dose of vitamin D is larger: more milligrams are of the calcium beside it. */
const MOST_MILLIGRAMS = 20;
const DOSE_REACH = 9;
/** Between the nutrients of a label. */
const NEXT_NUTRIENT = GAP.comma | GAP.and | SENTENCE_END;
const JOINS_NUTRIENTS = /^(?:and|plus|with)$/;
const OTHER_NUTRIENT =
  /^(?:vit(?:amin)?s?|retinol|tocopherol|iodine|selenium|biotin|fol(?:ate|ic)|calcium|magnesium|zinc)$/;
const LANGUAGE_REACH = 12;
const FOREIGN = wordSet(LANGUAGE_WORDS.replace(/\s+/g, ' '));

const startsNutrient = (line: Line, at: number) =>
  (gapAt(line, at) & NEXT_NUTRIENT) !== 0 || JOINS_NUTRIENTS.test(rawWord(line, at));

/** Whether an amount beside vitamin D is that of another nutrient of the label: 'vitamin A 5000 IU, vitamin D 400 IU'. */
function isOfOther(line: Line, number: number, { first, last }: Extent): boolean {
  let from = number;
  let to = number;
  while (from > number - DOSE_REACH && !startsNutrient(line, from)) from -= 1;
  while (to < number + DOSE_REACH && !startsNutrient(line, to + 1)) to += 1;
  if (from <= last && to >= first) return false;
  for (let at = from; at <= to; at += 1) if (OTHER_NUTRIENT.test(rawWord(line, at))) return true;
  return false;
}

/** Whether a number stands directly beside the name: 'vitamin D 1.25 mg', '1.25 mg of vitamin D'. */
function isBeside(line: Line, number: number, isGlued: boolean, { first, last }: Extent): boolean {
  const next = number + (isGlued ? 1 : 2);
  const name = rawWord(line, next) === 'of' ? next + 1 : next;
  return number === last + 1 || (name === first && startsNutrient(line, number));
}

/** The dose that a number states, in IU; 0 if it states none. */
function doseAt(line: Line, at: number, extent: Extent): number {
  const [, digits = '', thousands, glued = ''] = AMOUNT_AND_UNIT.exec(rawWord(line, at)) ?? [];
  const word = glued || rawWord(line, at + 1);
  const unit = word === 'i' ? `i${rawWord(line, at + (glued === '' ? 2 : 1))}` : word;
  const isGrouped = (IU.test(unit) ? GROUPED_UNITS : GROUPED).test(digits);
  const number = Number(isGrouped ? digits.replaceAll(/[.,]/g, '') : digits.replace(',', '.'));
  const amount = number * (thousands === 'k' ? 1000 : 1);
  // '50 000 IU' is two words.
  if (IU.test(unit)) return digits === '000' ? HIGH_DOSE_IU : amount;
  if (MICROGRAMS.test(unit)) return amount * IU_PER_MICROGRAM;
  const isDose = MILLIGRAMS.test(unit) && amount <= MOST_MILLIGRAMS;
  return isDose && isBeside(line, at, glued !== '', extent) ? amount * 1000 * IU_PER_MICROGRAM : 0;
}

/** 1000 IU (25 µg) of vitamin D or more on the line: a dose for people, several times what a small animal needs. */
function isHighDose(line: Line, extent: Extent): boolean {
  for (let at = extent.first - DOSE_REACH; at <= extent.last + DOSE_REACH; at += 1) {
    if (!isNumber(line, at) || doseAt(line, at, extent) < HIGH_DOSE_IU) continue;
    if (!isOfOther(line, at, extent)) return true;
  }
  return false;
}

/** 'une gousse d’ail', 'sale, un cucchiaino'; not 'an ailing dog' nor 'for sale'. */
function isInLanguage(line: Line, { first, last }: Extent): boolean {
  for (let at = first - LANGUAGE_REACH; at <= last + LANGUAGE_REACH; at += 1)
    if (isOneOf(line, at, FOREIGN)) return true;
  return false;
}

const OWN = wordSet('homemade home own made bone fresh leftover reserved strained');
const OWN_REACH = 5;

/** '200 ml chicken stock', not the cook's own stock or one that a step refers to. */
function isBought(line: Line, extent: Extent): boolean {
  for (let at = extent.first - OWN_REACH; at <= extent.last + OWN_REACH; at += 1)
    if (isOneOf(line, at, OWN)) return false;
  for (let at = extent.first - OWN_REACH; at < extent.first; at += 1)
    if (isNumber(line, at) || classAt(line, at) & CLASS.quantity) return true;
  return isCountedOrCut(line, extent);
}

/** Names that aren't foods without the required context; the surrounding words are then read as if they weren't there. */
export const NEEDS_CONTEXT: Partial<Record<NameNeeds, (line: Line, extent: Extent) => boolean>> = {
  portion: isPortion,
  share: isShare,
  alone: isAlone,
  dose: isHighDose,
  language: isInLanguage,
  bought: isBought,
};
