import { durationsIn } from '../units/durations.ts';

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
