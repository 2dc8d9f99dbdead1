/** The goal of a month, in pounds. */
export const MONTHLY_GOAL_POUNDS = 50_000;
/** A month of projections, in days. */
export const MONTH_DAYS = 30;
/** Monthly visitors of the documented projections. */
export const PROJECTED_VISITORS = [5_000, 10_000, 25_000] as const;

/**
 * What a month of such days would earn.
 * @param amount of all covered days
 * @param coveredDays days that reports cover; 0 makes null: nothing is known
 */
export function monthlyProjection(amount: number, coveredDays: number): number | null {
  return coveredDays === 0 ? null : (amount / coveredDays) * MONTH_DAYS;
}

/**
 * Earnings of a number of visitors, if each earned what one did in the covered days.
 * @param visits counted in the covered days; 0 makes null: there is nothing to divide by
 */
export function projectionFor(visitors: number, amount: number, visits: number): number | null {
  return visits === 0 ? null : (amount / visits) * visitors;
}

/**
 * Conversions over clicks in percent, with one decimal; 0 without clicks. More conversions than clicks stay as they
 * are: a network counts sales of clicks that happened before.
 */
export function conversionRate(conversions: number, clicks: number): number {
  return clicks === 0 ? 0 : Math.round((1000 * conversions) / clicks) / 10;
}

/** How much of the goal a month reaches, in percent from 0 to 100, rounded down. */
export function goalPercent(monthlyPounds: number): number {
  return Math.max(0, Math.min(100, Math.floor((100 * monthlyPounds) / MONTHLY_GOAL_POUNDS)));
}

/** Pounds with pence, so that sums of answers carry no rounding dust. */
export const toPence = (pounds: number): number => Math.round(pounds * 100) / 100;
