const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;

const MS_PER_DAY = 24 * 60 * 60 * 1000;

/**
 * A moment in the device's time zone: 'today, 07:52', 'yesterday, 18:04', '18 Nov, 20:31', with the year if it is
 * another one. `between` separates day and time.
 */
export function whenInWords(iso: string, now: Date, between: ', ' | ' ' = ', '): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  return `${dayInWords(date, now)}${between}${date.toLocaleTimeString('en-GB', CLOCK)}`;
}

function dayInWords(date: Date, now: Date): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / MS_PER_DAY);
  if (daysAgo === 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  if (daysAgo === -1) return 'tomorrow';
  const isThisYear = date.getFullYear() === now.getFullYear();
  return date.toLocaleDateString('en-GB', isThisYear ? DAY : { ...DAY, year: 'numeric' });
}

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}
