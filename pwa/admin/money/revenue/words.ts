import { REPORT_FORMATS, type ReportTotals, type RevenueReportAnswer } from '#domain/contract/revenue';
import { counted } from '#domain/text/counted';
import { inCurrency, inNumber, inPounds } from '../../parts/money.ts';

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
export function changesInWords({ newDays, changedDays, sameDays }: RevenueReportAnswer): string {
  const parts = [
    ...(newDays > 0 ? [`${inWords(newDays, 'day is', 'days are')} new`] : []),
    ...(changedDays > 0
      ? [`${inWords(changedDays, 'day replaces', 'days replace')} figures of an earlier report`]
      : []),
    ...(sameDays > 0 ? [`${inWords(sameDays, 'day stays', 'days stay')} the same`] : []),
  ];
  return `${parts.join(', ')}.`;
}
