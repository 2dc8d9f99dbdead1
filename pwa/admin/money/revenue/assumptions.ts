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
      ? 'No report of sales covers any of the last 30 days.'
      : `Reports of sales cover ${counted(affiliateDays, 'day')} of the last 30, with ${inPounds(affiliateEarnings)}; a month is 30 days like these.`,
    advertisingDays === 0
      ? 'No report of advertising covers any of the last 30 days.'
      : `Reports of advertising cover ${counted(advertisingDays, 'day')} of the last 30, with ${inPounds(advertisingEarnings)}.`,
    ...(affiliateDays > 0
      ? [
          visits === 0
            ? 'No visit was counted on the covered days, so that nothing can be said of more visitors.'
            : `With more visitors, each earns as much as one of the ${inNumber(visits)} visits counted on the covered days. Only visits of people who agreed are counted, so that what one earns, and the projections with it, are rather too high.`,
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
  title: 'What this rests on',
  texts: linesOf(analytics),
  none: '',
});
