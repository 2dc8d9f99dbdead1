import type { ReportChanges, ReportTotals, RevenueAnalytics } from '#domain/contract/revenue';
import { MIN_COVERED_DAYS, MIN_VISITS } from '#domain/revenue/earnings';
import { REPORT_FORMATS, SALES_RETAILER } from '#domain/revenue/network-report';
import { counted } from '#domain/text/sentence-parts';
import { inCurrency, inNumber, inPounds } from '../../parts/money.ts';
import type { Block } from '../../reports/report.ts';

const inWords = (count: number, one: string, several: string) =>
  counted(count, one, several, inNumber(count));

/** '2026-11-21' → '21 Nov 2026' */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** '1 Oct 2026 to 31 Oct 2026' */
export const spanInWords = ({ firstDay, lastDay }: Pick<ReportTotals, 'firstDay' | 'lastDay'>): string =>
  firstDay === lastDay ? dayInWords(firstDay) : `${dayInWords(firstDay)} to ${dayInWords(lastDay)}`;

/** Earnings of a report in its currency, with pounds added where that differs. */
const earnedInWords = ({ earnings, pounds, currency }: ReportTotals): string =>
  currency === 'GBP' ? inPounds(pounds) : `${inCurrency(earnings, currency)}, ${inPounds(pounds)}`;

export const formatInWords = ({ format }: Pick<ReportTotals, 'format'>): string => REPORT_FORMATS[format];

/** The contents of a report in one line. */
export function reportInWords(report: ReportTotals): string {
  const { rows, days, items, clicks } = report;
  return [
    inWords(rows, 'line', 'lines'),
    inWords(days, 'day', 'days'),
    spanInWords(report),
    ...(items > 0 ? [inWords(items, 'item sold', 'items sold')] : []),
    ...(clicks > 0 ? [inWords(clicks, 'click', 'clicks')] : []),
    earnedInWords(report),
  ].join(', ');
}

/** Preview of an import: the changes it makes. */
export function changesInWords(changes: ReportChanges): string {
  const { newDays, changedDays, changedFrom, changedTo, sameDays } = changes;
  const parts = [
    ...(newDays > 0 ? [`${inWords(newDays, 'day is', 'days are')} new`] : []),
    ...(changedDays > 0
      ? [
          `${inWords(changedDays, 'day replaces', 'days replace')} figures of an earlier report (${inPounds(changedFrom)} becomes ${inPounds(changedTo)})`,
        ]
      : []),
    ...(sameDays > 0 ? [`${inWords(sameDays, 'day stays', 'days stay')} the same`] : []),
  ];
  return `${parts.join(', ')}.`;
}

/** The basis of a month's affiliate revenue, or the reason for none. */
export function affiliateBasis(coveredDays: number): string {
  const covered = `Sales reports cover ${coveredDays} of the last 30 days`;
  if (coveredDays === 0) return 'No sales report covers the last 30 days.';
  return coveredDays < MIN_COVERED_DAYS
    ? `${covered}. A projection needs ${MIN_COVERED_DAYS}.`
    : `${covered}.`;
}

/** The basis of a projection, or the reason for none. */
export function projectionBasis(
  {
    affiliateDays,
    advertisingDays,
  }: Pick<RevenueAnalytics['assumptions'], 'affiliateDays' | 'advertisingDays'>,
  days: number,
): string {
  if (days < MIN_COVERED_DAYS) return `A projection needs ${MIN_COVERED_DAYS} days. Choose a longer period.`;
  if (affiliateDays + advertisingDays === 0) return 'No report covers this period.';
  const gap = (kind: string, covered: number) => {
    if (covered >= MIN_COVERED_DAYS) return `${kind} from ${covered} of ${days} days.`;
    if (covered === 0) return `${kind}: no report covers this period.`;
    return `${kind}: reports cover ${covered} of ${days} days, and a projection needs ${MIN_COVERED_DAYS}.`;
  };
  return `${gap('Sales', affiliateDays)} ${gap('Advertising', advertisingDays)}`;
}

/** The figures behind a conversion rate. */
export function comparisonInWords({
  days,
  sales,
  clicks,
}: {
  days: number;
  sales: number;
  clicks: number;
}): string {
  if (days === 0) return 'No sales report covers a day on which we counted clicks.';
  return `${inNumber(sales)} sold, ${inWords(clicks, 'click', 'clicks')} on ${SALES_RETAILER} links, on ${inWords(days, 'day', 'days')} that reports cover.`;
}

const monthLine = (coveredDays: number) =>
  coveredDays < MIN_COVERED_DAYS
    ? `A projection needs ${MIN_COVERED_DAYS}.`
    : 'We project a month as 30 days like these.';

/** Why visits allow a projection or not. */
function visitsLine({ days, visits }: RevenueAnalytics['assumptions']['compared']): string {
  const found = `We counted ${counted(visits, 'visit', 'visits', inNumber(visits))} on ${counted(days, 'day')} that sales reports cover.`;
  if (days < MIN_COVERED_DAYS || visits < MIN_VISITS) {
    return `${found} A projection by visits needs ${MIN_COVERED_DAYS} days and ${MIN_VISITS} visits.`;
  }
  return `${found} We assume that further visits earn as much. We count only visits of people who agreed, so the projections are for visits counted like that.`;
}

function linesOf({ assumptions }: RevenueAnalytics): string[] {
  const { affiliateDays, advertisingDays, compared, affiliateEarnings, advertisingEarnings, rates } =
    assumptions;
  return [
    ...(affiliateDays === 0
      ? ['No sales report covers any of the last 30 days.']
      : [
          `Sales reports cover ${counted(affiliateDays, 'day')} of the last 30, with ${inPounds(affiliateEarnings)}. ${monthLine(affiliateDays)}`,
          comparisonInWords(compared),
          visitsLine(compared),
        ]),
    advertisingDays === 0
      ? 'No advertising report covers any of the last 30 days.'
      : `Advertising reports cover ${counted(advertisingDays, 'day')} of the last 30, with ${inPounds(advertisingEarnings)}. ${monthLine(advertisingDays)}`,
    ...rates.map(
      ({ currency, perPound }) => `A pound is ${perPound.toFixed(4)} ${currency}, the site’s exchange rate.`,
    ),
    ...(assumptions.affiliateUntil === null
      ? []
      : [`The last covered day of sales is ${dayInWords(assumptions.affiliateUntil)}.`]),
    ...(assumptions.advertisingUntil === null
      ? []
      : [`The last covered day of advertising is ${dayInWords(assumptions.advertisingUntil)}.`]),
  ];
}

/** Assumptions behind estimates and projections. */
export const assumptionsOf = (analytics: RevenueAnalytics): Block => ({
  kind: 'sentences',
  title: 'Assumptions',
  texts: linesOf(analytics),
  none: '',
});
