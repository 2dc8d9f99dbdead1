import type { RevenueAnalytics } from '#domain/contract/revenue';
import { MIN_COVERED_DAYS, MIN_VISITS } from '#domain/revenue/earnings';
import { counted } from '#domain/text/sentence-parts';
import { inNumber, inPounds } from '../../parts/money.ts';
import type { Block } from '../../reports/report.ts';
import { comparisonInWords, dayInWords } from './words.ts';

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
