import type { RevenueAnalytics } from '#domain/contract/revenue';
import { counted } from '#domain/text/counted';
import { inNumber, inPounds } from '../../parts/money.ts';
import type { Block } from '../../reports/report.ts';
import { dayInWords } from './words.ts';

function linesOf({ assumptions }: RevenueAnalytics): string[] {
  const { affiliateDays, advertisingDays, visits, affiliateEarnings, advertisingEarnings, rates } =
    assumptions;
  return [
    affiliateDays === 0
      ? 'No sales report covers any of the last 30 days.'
      : `Sales reports cover ${counted(affiliateDays, 'day')} of the last 30, with ${inPounds(affiliateEarnings)}. We project a month as 30 days like these.`,
    advertisingDays === 0
      ? 'No advertising report covers any of the last 30 days.'
      : `Advertising reports cover ${counted(advertisingDays, 'day')} of the last 30, with ${inPounds(advertisingEarnings)}.`,
    ...(affiliateDays > 0
      ? [
          visits === 0
            ? 'We counted no visits on the covered days, so we can’t project earnings for more visitors.'
            : `For more visitors, we assume that each earns as much as one of the ${inNumber(visits)} visits counted on the covered days. We count only visits of people who agreed, so earnings per visit, and with them the projections, are rather too high.`,
        ]
      : []),
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
