const MINUTES: Record<string, number> = { W: 7 * 24 * 60, D: 24 * 60, H: 60, M: 1, S: 1 / 60 };
const LONGEST_MINUTES = 14 * 24 * 60;

const ISO = /^P([^T]*)(?:T(.*))?$/i;
const ISO_PART = /(\d{1,7}(?:[.,]\d{1,3})?)([YMWDHS])/gi;

/** '1 hour 30 minutes', '1h30', '45 mins'; of a range the first number. */
const HOURS = /(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:(?:-|–|to)\s*\d{1,3}\s*)?h/i;
const MINUTES_IN_WORDS = /(\d{1,4})\s*(?:(?:-|–|to)\s*\d{1,4}\s*)?m|h\s*(\d{1,2})\b/i;

const numberOf = (text: string) => Number(text.replace(',', '.'));

/**
 * Minutes of a duration: ISO 8601 ('PT1H30M', 'P0Y0M0DT0H35M0.000S'), words ('1 hour 30 minutes') or a bare number
 * of minutes. Null where it says nothing, or something longer than two weeks.
 */
export function minutesOf(text: string): number | null {
  const trimmed = text.trim().slice(0, 100);
  const minutes = isoMinutes(trimmed) ?? minutesInWords(trimmed);
  if (minutes === null || minutes > LONGEST_MINUTES) return null;
  return Math.round(minutes);
}

function isoMinutes(text: string): number | null {
  const [, date, time = ''] = ISO.exec(text) ?? [];
  if (date === undefined) return null;
  const parts = [
    ...[...date.matchAll(ISO_PART)].map(datePart),
    ...[...time.matchAll(ISO_PART)].map(timePart),
  ];
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
}

/** A month or a year is no cooking time, but many sites write that there are none of them. */
function datePart([, number = '', unit = '']: RegExpExecArray): number {
  const count = numberOf(number);
  const minutes = unit.toUpperCase() === 'M' ? undefined : MINUTES[unit.toUpperCase()];
  return count === 0 ? 0 : count * (minutes ?? Number.POSITIVE_INFINITY);
}

function timePart([, number = '', unit = '']: RegExpExecArray): number {
  return numberOf(number) * (MINUTES[unit.toUpperCase()] ?? 0);
}

function minutesInWords(text: string): number | null {
  if (/^\d{1,5}$/.test(text)) return Number(text);
  const hours = HOURS.exec(text)?.[1];
  const [, minutes, afterHours] = MINUTES_IN_WORDS.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  return numberOf(hours ?? '0') * 60 + Number(minutes ?? afterHours ?? 0);
}
