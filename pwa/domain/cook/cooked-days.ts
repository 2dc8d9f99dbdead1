/** Maximum days kept per recipe: two years of a weekly pot. */
const MOST_DAYS = 104;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days on which a recipe was cooked, YYYY-MM-DD, newest first. Stored days may come from a file and are not trusted. */
export function daysIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const days = value.filter((day): day is string => typeof day === 'string' && DAY.test(day));
  return [...new Set(days)].sort().reverse().slice(0, MOST_DAYS);
}
