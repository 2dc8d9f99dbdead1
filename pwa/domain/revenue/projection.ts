/** Monthly goal, in pounds. */
export const MONTHLY_GOAL_POUNDS = 50_000;
/** Days in a projected month. */
export const MONTH_DAYS = 30;
/** Monthly visits of the documented projections. */
export const PROJECTED_VISITS = [5_000, 10_000, 25_000] as const;
/** With fewer covered days, or fewer visits, one sale more or less would decide. */
export const MIN_COVERED_DAYS = 14;
export const MIN_VISITS = 100;

/**
 * Projects earnings over a month.
 * @param amount earned over all covered days
 * @param coveredDays days that reports cover; fewer than 14 give null
 */
export function monthlyProjection(amount: number, coveredDays: number): number | null {
  return coveredDays < MIN_COVERED_DAYS ? null : (amount / coveredDays) * MONTH_DAYS;
}

/** Sales of a network on the days that its reports cover and on which we counted, beside our counts of the same days. */
export type Comparison = {
  days: number;
  pounds: number;
  /** Sold less returned. */
  sales: number;
  /** On links to that network. */
  clicks: number;
  visits: number;
};

/** Projects earnings for a number of visits from the earnings per visit; null with fewer than 14 days or 100 visits. */
export function projectionFor(visits: number, compared: Comparison): number | null {
  if (compared.days < MIN_COVERED_DAYS || compared.visits < MIN_VISITS) return null;
  return (compared.pounds / compared.visits) * visits;
}

/**
 * Sales over clicks in percent, with one decimal; 0 without either, null for sales without clicks or without a compared day.
 * May exceed 100: networks count sales from earlier clicks.
 */
export function conversionRate({ days, sales, clicks }: Comparison): number | null {
  if (days === 0 || (clicks === 0 && sales > 0)) return null;
  return clicks === 0 ? 0 : Math.round((1000 * Math.max(0, sales)) / clicks) / 10;
}

/** Percentage of the monthly goal reached, 0 to 100, rounded down. */
export function goalPercent(monthlyPounds: number): number {
  return Math.max(0, Math.min(100, Math.floor((100 * monthlyPounds) / MONTHLY_GOAL_POUNDS)));
}

/** Rounds pounds to pence, so that sums carry no floating-point noise. */
export const toPence = (pounds: number): number => Math.round(pounds * 100) / 100;
