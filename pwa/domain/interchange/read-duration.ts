const DAY = 24 * 60;
const LONGEST_MINUTES = 14 * DAY;

const DATE_MINUTES: Readonly<Record<string, number>> = { W: 7 * DAY, D: DAY };
const TIME_MINUTES: Readonly<Record<string, number>> = { H: 60, M: 1, S: 1 / 60 };

const ISO = /^P([^T]*)(?:T(.*))?$/i;
const ISO_PART = /(\d{1,7}(?:[.,]\d{1,3})?)([YMWDHS])/gi;

/** 'P30M', 'P1H', 'P1H30M' with a forgotten T. Below five, M may mean months, as for cured food. */
const FORGOTTEN_T = /^P(?=\d{1,3}H|\d{2,3}M$|[5-9]M$)((?:\d{1,3}H)?(?:\d{1,3}M)?)$/i;

/** '1 1/2 hours', '½ hour', '20-25 minutes' (the lower end), '1h30': a number or range, and a word. */
const WORDS_PART =
  /(\d{1,5}(?:[.,]\d{1,2})?(?![\d/]))?\s*([½¼¾]|\d\/\d)?\s*(?:(?:-|–|to)\s*\d{1,5}\s*)?([a-zäöü]*)/gi;
const FRACTIONS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
/** Matched by prefix, so that 'heures' and 'Minuten' are recognised. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^h/i, 60],
  [/^m(?:in|n|$)/i, 1],
  [/^s(?:ec|$)/i, 1 / 60],
  [/^d(?:ay|$)/i, DAY],
];

const numberOf = (text: string) => Number(text.replace(',', '.'));

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
      const count = numberOf(number);
      // Months or years are no cooking time, but many sites write them as zeros.
      return count === 0 ? total : total + count * (units[unit.toUpperCase()] ?? Number.POSITIVE_INFINITY);
    }, 0);
  const isEmpty = !/\d/.test(text) || /\d/.test((date + time).replace(ISO_PART, ''));
  return isEmpty ? null : sum(date, DATE_MINUTES) + sum(time, TIME_MINUTES);
}

function fractionOf(text: string): number {
  const [above = 0, below = 1] = text.split('/').map(Number);
  return FRACTIONS[text] ?? above / below;
}

function minutesInWords(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  if (/night/i.test(text)) return null;
  let minutes: number | null = null;
  let isAfterHours = false;
  for (const [, whole, fraction, word = ''] of text.matchAll(WORDS_PART)) {
    if (whole === undefined && fraction === undefined) continue;
    const unit = UNITS.find(([beginning]) => beginning.test(word))?.[1];
    // '1h30' implies minutes; any other number without a known unit makes the duration unreadable.
    const factor: number | null = unit ?? (isAfterHours && word === '' ? 1 : null);
    if (factor === null) return null;
    minutes = (minutes ?? 0) + (numberOf(whole ?? '0') + fractionOf(fraction ?? '0')) * factor;
    isAfterHours = factor === 60;
  }
  return minutes;
}
