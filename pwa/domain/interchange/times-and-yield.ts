import { durationsIn } from '../units/durations.ts';
import { asList, isRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';

export type TextFacts = Partial<
  Record<'recipeYield' | 'prepTime' | 'cookTime' | 'totalTime' | 'author' | 'url', string>
>;

const FACTS: readonly (readonly [keyof TextFacts, RegExp])[] = [
  ['prepTime', /^prep(?:aration)?(?:\s*time)?(?:\s*[:=-])?\s*((?:\S.*)?)$/i],
  ['cookTime', /^(?:cook(?:ing)?|bak(?:e|ing))(?:\s*time(?:\s*[:=-])?|\s*[:=-])\s*((?:\S.*)?)$/i],
  ['totalTime', /^(?:total(?:\s*time)?|ready in|time)(?:\s*[:=-])?\s*((?:\S.*)?)$/i],
  ['recipeYield', /^((?:serves|servings?|makes|yields?|feeds|portions?|recipe yield)\b.*)$/i],
  ['recipeYield', /^(\d{1,3} (?:servings?|portions?|meals?|bowls?))$/i],
  ['author', /^(?:recipe )?by[:\s]\s*([^.]{2,60})$/i],
  ['url', /^(?:source|from|url|link)?(?:\s*:)?\s*(https?:\/\/\S{4,500})$/i],
];
/** 'Prep: 10 min | Cook: 20 min · Serves 4' */
const BETWEEN = /\s*[|•·;\t]\s*|\s{2,}|,\s+(?=(?:prep|cook|total|serves|servings|makes|yield)\b)/i;

const isRight: Readonly<Record<keyof TextFacts, (text: string) => boolean>> = {
  prepTime: (text) => minutesOf(text) !== null,
  cookTime: (text) => minutesOf(text) !== null,
  totalTime: (text) => minutesOf(text) !== null,
  recipeYield: (text) => readYield(text) !== null,
  author: () => true,
  url: () => true,
};

/** Times, servings and origin in a line of plain text; null if the line contains anything else. */
export function factsOf(line: string): TextFacts | null {
  if (line.length > 200) return null;
  const facts: TextFacts = {};
  for (const part of line.split(BETWEEN)) {
    const found = FACTS.map(([name, pattern]) => [name, pattern.exec(part)?.[1]?.trim()] as const).find(
      ([name, text]) => text !== undefined && text !== '' && isRight[name](text),
    );
    if (found === undefined) return null;
    facts[found[0]] ??= found[1] ?? '';
  }
  return facts;
}

const TIMES =
  /\b(prep|cook|bak|total)[a-z]*\s+time\b(?:\s*[:=-]|\s+is|\s+of)?(?:\s+about)?\s*(\d[\d.,]*\s*\p{L}+(?:\s+(?:and\s+)?\d+\s*\p{L}+)?)/giu;
const TIME_NAMES = { prep: 'prepTime', cook: 'cookTime', bak: 'cookTime', total: 'totalTime' } as const;

/** Times that a sentence names: 'A soft stew, prep time 10 minutes.' */
export function timesIn(line: string): TextFacts {
  const facts: TextFacts = {};
  for (const [, word = '', time = ''] of line.slice(0, 2000).matchAll(TIMES)) {
    const name = TIME_NAMES[word.toLowerCase() as keyof typeof TIME_NAMES];
    if (minutesOf(time) !== null) facts[name] ??= time;
  }
  return facts;
}

/** Whether a line is only the name of such a fact, with its value on the next line. */
export function isFactName(line: string): boolean {
  return /^(?:(?:prep(?:aration)?|cook(?:ing)?|total)\s*time|servings?|serves|yields?|portions?)\s*:?$/i.test(
    line,
  );
}

const DAY = 24 * 60;
const LONGEST_MINUTES = 14 * DAY;

const DATE_MINUTES: Readonly<Record<string, number>> = { W: 7 * DAY, D: DAY };
const TIME_MINUTES: Readonly<Record<string, number>> = { H: 60, M: 1, S: 1 / 60 };

const ISO = /^P([^T]*)(?:T(.*))?$/i;
const ISO_PART = /(\d{1,7}(?:[.,]\d{1,3})?)([YMWDHS])/gi;

/** 'P30M', 'P1H', 'P1H30M' with a forgotten T. Below five, M may mean months, as for cured food. */
const FORGOTTEN_T = /^P(?=\d{1,3}H|\d{2,3}M$|[5-9]M$)((?:\d{1,3}H)?(?:\d{1,3}M)?)$/i;

/**
 * Minutes of a duration: ISO 8601 ('PT1H30M', 'P0Y0M0DT0H35M0.000S'), words ('1 hour 30 minutes') or a bare number of
 * minutes; 'P30M' means 'PT30M'. Null if empty, not fully understood, or longer than two weeks.
 */
export function minutesOf(text: string): number | null {
  const trimmed = text.trim().slice(0, 100).replace(FORGOTTEN_T, 'PT$1');
  const minutes = /^[-+]?P(?=[\dT])/i.test(trimmed) ? isoMinutes(trimmed) : minutesInWords(trimmed);
  if (minutes === null || minutes > LONGEST_MINUTES) return null;
  return Math.round(minutes);
}

function isoMinutes(text: string): number | null {
  const [, date, time = ''] = ISO.exec(text) ?? [];
  if (date === undefined) return null;
  const sum = (part: string, units: Readonly<Record<string, number>>) =>
    [...part.matchAll(ISO_PART)].reduce((total, [, number = '', unit = '']) => {
      const count = Number(number.replace(',', '.'));
      // Months or years are not cooking times, but many sites write them as zeros.
      return count === 0 ? total : total + count * (units[unit.toUpperCase()] ?? Number.POSITIVE_INFINITY);
    }, 0);
  const isEmpty = !/\d/.test(text) || /\d/.test((date + time).replace(ISO_PART, ''));
  return isEmpty ? null : sum(date, DATE_MINUTES) + sum(time, TIME_MINUTES);
}

function minutesInWords(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const durations = durationsIn(text);
  const rest = durations.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
  // A number without a known unit makes the duration unreadable.
  if (durations.length === 0 || /\p{N}|night/iu.test(rest)) return null;
  return durations.reduce((total, { leastSeconds }) => total + leastSeconds, 0) / 60;
}

const MOST_SERVINGS = 1000;
const DOZEN = 12;
/** The first whole number, possibly '4.0', and the words after it or after the upper end of a range. */
const COUNT =
  /(?<![\d.,/-])(\d{1,4})(?:[.,]0{1,2})?(?![\d.,]*\d)\s*(?:(?:-|–|to|or)\s*\d{1,4}\s*)?([^,;()]*)/i;
/** Units of a measure or a size rather than a count: '4 1/2 cups', '9x5-inch loaf'. */
const MEASURE =
  /^(?:[½¼¾⅓⅔⅛/.x×"”]|\d+\/|-?(?:g|kg|ml|cl|dl|l|oz|lbs?|cups?|grams?|ounces?|pounds?|lit(?:er|re)s?|pints?|quarts?|gallons?|t(?:able|ea)spoons?|tbsps?|tsps?|cm|inch(?:es)?)\b)/i;
/** 'Serves four': number words count only with eaters, since 'one loaf' gives no number of meals. */
const EATERS = /\b(?:serves|feeds|servings?:?|portions?:?)\s+(\w+)/i;
const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Number of servings of a yield: 4, '4', '4.0', 'Serves four', 'Serves 4–6' (the lower), ['4', '4 servings'], '2
 * dozen', a QuantitativeValue. Null for a weight, volume or size ('500 g', '4 1/2 cups', '9-inch pie') and for words
 * ('one loaf').
 */
export function readYield(value: unknown): number | null {
  for (const candidate of asList(value)) {
    const servings = servingsOf(candidate);
    if (servings !== null) return servings;
  }
  return null;
}

function servingsOf(candidate: unknown): number | null {
  const value = isRecord(candidate)
    ? (read(candidate, 'value') ?? read(candidate, 'minValue') ?? candidate)
    : candidate;
  const text = plainText(value) ?? '';
  const [, count, rest = ''] = COUNT.exec(text) ?? [];
  if (count === undefined) return WORDS.indexOf(EATERS.exec(text)?.[1]?.toLowerCase() ?? '') + 1 || null;
  if (MEASURE.test(rest)) return null;
  const servings = Number(count) * (/^dozen\b/i.test(rest) ? DOZEN : 1);
  return servings >= 1 && servings <= MOST_SERVINGS ? servings : null;
}
