/** Monthly goal, in pounds. */
export const MONTHLY_GOAL_POUNDS = 50_000;
/** Days in a projected month. */
export const MONTH_DAYS = 30;
/** Monthly visitors of the documented projections. */
export const PROJECTED_VISITORS = [5_000, 10_000, 25_000] as const;

/**
 * Projects earnings over a month.
 * @param amount earned over all covered days
 * @param coveredDays days that reports cover; 0 gives null
 */
export function monthlyProjection(amount: number, coveredDays: number): number | null {
  return coveredDays === 0 ? null : (amount / coveredDays) * MONTH_DAYS;
}

/**
 * Projects earnings for a number of visitors from the earnings per visit in the covered days.
 * @param visits counted in the covered days; 0 gives null
 */
export function projectionFor(visitors: number, amount: number, visits: number): number | null {
  return visits === 0 ? null : (amount / visits) * visitors;
}

/**
 * Conversions over clicks in percent, with one decimal; 0 without clicks. May exceed 100: networks count sales from earlier
 * clicks.
 */
export function conversionRate(conversions: number, clicks: number): number {
  return clicks === 0 ? 0 : Math.round((1000 * conversions) / clicks) / 10;
}

/** Percentage of the monthly goal reached, 0 to 100, rounded down. */
export function goalPercent(monthlyPounds: number): number {
  return Math.max(0, Math.min(100, Math.floor((100 * monthlyPounds) / MONTHLY_GOAL_POUNDS)));
}

/** Rounds pounds to pence, so that sums carry no floating-point noise. */
export const toPence = (pounds: number): number => Math.round(pounds * 100) / 100;
