import { addDays } from './calendar.ts';
import type { PlanView } from './plan-view.ts';

const DAYS_PER_PAGE = 7;

/**
 * The days of a plan from a date to its end, in weeks of seven days that begin on its first day; the last may be shorter.
 * @param from YYYY-MM-DD
 */
export function weeksOf({ plan, days, lastDate }: PlanView, from: string): string[][] {
  const first = from > plan.startsOn ? from : plan.startsOn;
  const weeks: string[][] = [];
  for (let date = first; days > 0 && date <= lastDate; date = addDays(date, 1)) {
    const week = weeks.at(-1);
    if (week === undefined || week.length === DAYS_PER_PAGE) weeks.push([date]);
    else week.push(date);
  }
  return weeks;
}
