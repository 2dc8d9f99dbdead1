/** Days kept of a recipe: two years of a weekly pot. */
const MOST_DAYS = 104;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The days on which a recipe was cooked, YYYY-MM-DD, the last first; what is stored may come from a file and is not trusted. */
export function daysIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  const days = value.filter((day): day is string => typeof day === 'string' && DAY.test(day));
  return [...new Set(days)].sort().reverse().slice(0, MOST_DAYS);
}
