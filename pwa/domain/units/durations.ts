import { FRACTION, NUMBER, numberOf } from './written-number.ts';

/** A length of time in a text. */
export type Duration = {
  /** Position in the text. */
  start: number;
  end: number;
  leastSeconds: number;
  /** The upper end of a range, else the same as `leastSeconds`. */
  mostSeconds: number;
  /** Given in days: how long food keeps, not how long to cook it. */
  inDays: boolean;
};

const GAP = String.raw`[\s‐‑-]{1,4}`;
const DASH = '[‐-―−-]';
const CLOCK = String.raw`\d{1,2}:[0-5]\d(?![\d:])`;
const AMOUNT = `(?:${CLOCK}|${NUMBER})`;
/** In place of an amount where its form doesn't matter: each full pattern takes a phone 0.1 s to compile. */
const FEW_WORDS = '[^.;,!?]{1,24}';
const TO = String.raw`(?:\s{0,2}${DASH}\s{0,2}|${GAP}(?:to|or)${GAP})`;
/** '20/25 minutes' and '5/6 minutes' are ranges, '3/4 hour' and '1/8 hour' are fractions. */
const SLASHED_LOW = String.raw`(?!1\/\d(?!\d)|[23]\/[234](?!\d))\d{1,3}(?=\/\d{1,3}(?![\d/]))`;
const JOINED = String.raw`(?:${TO}|(?<=(?<![\d/])${SLASHED_LOW})\/|(?<=\bbetween\s{1,2}(?:about\s)?${FEW_WORDS})\sand\s)`;
const QUALITY = `${GAP}(?:more|further|extra|additional|full|whole|good|solid|odd|or${GAP}(?:so|more))`;
/** 'for hour and a half', 'hour and 20 minutes' */
const BARE = String.raw`(?=(?:hour|minute)${GAP}(?:and|&)${GAP}(?:${FRACTION}|\d\d?\s?m))`;
const ONE = `(?:an?|another)(?=(?:${QUALITY})?${GAP}(?:hour|minute))`;
/** Allowed after a bare '30' or 's', so that it belongs to a time and not to '30 g' or a food. */
const FREE = String.raw`\s?(?:$|[.,](?!\d)|[;:!?()|]|(?:after|and|at|before|by|covered|for|from|if|in|longer|more|on|over|per|then|till?|total|uncovered|under|until|up|while|with|without)\b|\d\d?\s?s\b)`;
const HOUR = 'h(?:ours?|rs?|eures?|oras?)?';
const MINUTE = String.raw`min(?:ut\p{L}{1,3}|uut|s)?|mn|m(?:(?<=\dm|h\p{L}{0,4}\s\d\d?\sm)|(?<=\sm)(?=${FREE}|${TO}))`;
// 'omega-3s' and 'the 1980s' aren't times.
const SECOND = String.raw`sec(?:ond\p{L}{0,2}|s)?|s(?:(?<=(?<!\d)\d{2,3}s|m(?:\p{L}{2,6}\s)?\d\d?\s?s)|(?<=\ss)(?=${FREE}|${TO}))`;
const UNIT = String.raw`(?<unit>${HOUR}|${MINUTE}|${SECOND}|days?|d)(?:\(s\))?(?!\p{L})`;
/** '1h30', '1 h 30', 'an hour twenty': an implied smaller unit. */
const TEN = '(?:ten|fifteen|twenty|thirty|forty|fifty)(?:[ -]five)?';
const REST = String.raw`(?<=[hm]\p{L}{0,6})(?:(?=\d\d?(?!\s?(?:m|min|s|sec)\b|[\w°%:/]|[.,]\d))|\s(?:and\s)?(?=(?:\d\d|${TEN})(?:${FREE}|${TO}${FEW_WORDS}h)))(?<rest>[0-5]?\d|${TEN})`;
const MORE = String.raw`${GAP}(?:and|&)${GAP}(?<more>${FRACTION})(?!${GAP}(?:of|the|an?|hours?|minutes?|seconds?|cups?|t\w+spoons?)\b)`;
const OR_TWO = `${GAP}or${GAP}(?<two>two)\\b(?!${GAP}(?:hour|min|sec))`;
/** Not within a word, a decimal or a fraction, but after another unit: '1h20min'. */
const START = String.raw`(?:(?<![\p{L}\p{N}_°]|[\d¼-¾⅐-⅞][.,:/])|(?<=\d\s?(?:h|hrs?|hours?|m|mins?|minutes?)))`;
const COUNT = `(?:(?<low>${SLASHED_LOW}|${AMOUNT})(?:${JOINED}(?:about\\s)?(?<high>${AMOUNT}))?\\+?(?:(?<=${FRACTION})(?:${GAP}of)?(?:${GAP}an?)?)?|${ONE}|${BARE})`;
const PART = new RegExp(
  `${START}${COUNT}(?:${QUALITY})?(?:${GAP})?${UNIT}(?:${MORE}|${REST}|${OR_TWO})?`,
  'giu',
);

const UNIT_SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3600, m: 60, s: 1 };
const CLOCK_TIME = /^\d\d?(?::|\s?h\s?\d)/i;
const TIME_OF_DAY = /\b(?:at|by|until|till|before)\s(?:about\s)?$/i;
const ABBREVIATED = String.raw`(?:(?<=[\d\s](?:h|hrs?|mins?))\.)?`;
const ADDED = new RegExp(String.raw`${ABBREVIATED},?\s{0,2}(?:(?:and|&)\s)?`, 'iuy');
const UP_TO = new RegExp(
  String.raw`${ABBREVIATED}\s{0,2}(?:${DASH}|(?:(?:and|or)\s)?(?:up\s)?to)\s{0,2}`,
  'iuy',
);
const AND = /\s{0,2}and\s/iuy;
const BETWEEN = /\bbetween\s(?:about\s)?$/i;

/** A time in one unit. */
type Part = Duration & { unitSeconds: number; isRange: boolean };

/** '1:15' is 1.25, in hours as in minutes. */
function amountOf(text: string): number {
  const [whole = '', sixtieths = '0'] = text.split(':');
  return numberOf(whole) + Number(sixtieths) / 60;
}

function partOf(match: RegExpExecArray): Part {
  const { low = 'a', high, two, unit = '', more = '0', rest = '0' } = match.groups ?? {};
  const unitSeconds = UNIT_SECONDS[unit.charAt(0).toLowerCase()] ?? 0;
  const least = amountOf(low);
  const upper = high ?? (least === 1 ? two : undefined);
  const beside = numberOf(more) + numberOf(rest) / 60;
  const isRange = upper !== undefined;
  // '1 to 2 hours and a half': what follows belongs to the upper end.
  const ends = isRange ? [least, amountOf(upper) + beside] : [least + beside];
  const [leastSeconds = 0, mostSeconds = leastSeconds] = ends
    .map((amount) => Math.round(amount * unitSeconds))
    .sort((a, b) => a - b);
  const place = { start: match.index, end: match.index + match[0].length };
  return { ...place, leastSeconds, mostSeconds, inDays: /^d/i.test(unit), unitSeconds, isRange };
}

/** The few words before a place in a text, for a pattern that ends there. */
export function textBefore(text: string, at: number): string {
  return text.slice(Math.max(0, at - 20), at);
}

/** Whether nothing but the pattern is between two places of a text. */
function fills(pattern: RegExp, text: string, from: number, to: number): boolean {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0].length === to - from;
}

type Join = (first: Part, next: Part, text: string) => Part | null;

/** '1 hour, 20 minutes' is one time, in a whole number of hours and less than an hour of minutes. */
const sum: Join = (first, next, text) => {
  const isLess = next.unitSeconds < first.unitSeconds && next.mostSeconds < first.unitSeconds;
  if (!isLess || first.mostSeconds % first.unitSeconds !== 0) return null;
  if (!fills(ADDED, text, first.end, next.start)) return null;
  return {
    ...first,
    end: next.end,
    leastSeconds: first.leastSeconds + (first.isRange ? 0 : next.leastSeconds),
    mostSeconds: first.mostSeconds + next.mostSeconds,
    unitSeconds: next.unitSeconds,
    isRange: first.isRange || next.isRange,
  };
};

/** '45 minutes to 1 hour' is one time. */
const range: Join = (first, next, text) => {
  const isJoined =
    fills(UP_TO, text, first.end, next.start) ||
    (fills(AND, text, first.end, next.start) && BETWEEN.test(textBefore(text, first.start)));
  if (!isJoined || next.leastSeconds <= first.mostSeconds) return null;
  return { ...first, end: next.end, mostSeconds: next.mostSeconds, inDays: first.inDays || next.inDays };
};

function joined(parts: readonly Part[], text: string, join: Join): Part[] {
  const found: Part[] = [];
  for (const next of parts) {
    const first = found.at(-1);
    const both = first === undefined ? null : join(first, next, text);
    found.splice(found.length - (both === null ? 0 : 1), 1, both ?? next);
  }
  return found;
}

/**
 * All durations in a text, in order and apart: seconds to days, in digits or in words ('1½ hours', '1h30', '1:15 h', 'an hour
 * and a quarter', '1 minute 30 seconds'), and ranges ('45 minutes to 1 hour', 'between 20 and 25 minutes'). Regardless of
 * meaning: 'every 10 minutes' is ten. Excludes times of day, 'overnight' and 'a few minutes'.
 */
export function durationsIn(text: string): Duration[] {
  const parts: Part[] = [];
  for (const match of text.matchAll(PART)) {
    const isOfDay = CLOCK_TIME.test(match[0]) && TIME_OF_DAY.test(textBefore(text, match.index));
    if (!isOfDay) parts.push(partOf(match));
  }
  return joined(joined(parts, text, sum), text, range);
}
