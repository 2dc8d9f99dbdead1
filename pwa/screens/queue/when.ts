const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

const MS_PER_DAY = 24 * 60 * 60 * 1000;

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * A moment as people say it, in the device's own zone: 'today, 07:52', 'yesterday, 18:04', '18 Nov, 20:31',
 * with the year where it is another one.
 */
export function when(iso: string, now: Date): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  const daysAgo = Math.round((startOfDay(now) - startOfDay(date)) / MS_PER_DAY);
  const time = clock.format(date);
  if (daysAgo === 0) return `today, ${time}`;
  if (daysAgo === 1) return `yesterday, ${time}`;
  if (daysAgo === -1) return `tomorrow, ${time}`;
  return `${(date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date)}, ${time}`;
}

/** Whole days between a moment and now; 0 for one in the future. */
export function daysSince(iso: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(iso).getTime()) / MS_PER_DAY));
}
