import type { ReportTotals, RevenueReportAnswer } from '#domain/contract/revenue';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import { toPence } from '#domain/revenue/projection';
import { MICROS, perPound } from '#domain/revenue/report-money';
import { dayKey, type EffectiveDay, type ImportedReport } from '../../storage/revenue-imports.ts';

/** Sums of a report, in its currency and in pounds; 0 pounds where no rate is known. */
export function totalsOf(report: ImportedReport, exchange: ExchangeRates | undefined): ReportTotals {
  const { format, currency, rows, days } = report;
  const sum = (value: (day: (typeof days)[number]) => number) =>
    days.reduce((total, day) => total + value(day), 0);
  const earnings = sum(({ earningsMicros }) => earningsMicros) / MICROS;
  const rate = perPound(currency, exchange);
  return {
    format,
    currency,
    rows,
    firstDay: days[0]?.day ?? '',
    lastDay: days.at(-1)?.day ?? '',
    days: new Set(days.map(({ day }) => day)).size,
    earnings: toPence(earnings),
    pounds: rate === null ? 0 : toPence(earnings / rate),
    items: Math.max(
      0,
      sum(({ items }) => items),
    ),
    clicks: sum(({ clicks }) => clicks),
  };
}

const figures = ({ earningsMicros, items, clicks, pageViews }: ImportedReport['days'][number]) =>
  [earningsMicros, items, clicks, pageViews].join();

/** What keeping a report would change in the days that are kept. */
export function changesOf(
  report: ImportedReport,
  kept: readonly EffectiveDay[],
): Pick<RevenueReportAnswer, 'newDays' | 'changedDays' | 'sameDays'> {
  const known = new Map(kept.map((day) => [dayKey(day.format, day), `${day.currency} ${figures(day)}`]));
  const changes = { newDays: 0, changedDays: 0, sameDays: 0 };
  for (const day of report.days) {
    const before = known.get(dayKey(report.format, day));
    if (before === undefined) changes.newDays += 1;
    else if (before === `${report.currency} ${figures(day)}`) changes.sameDays += 1;
    else changes.changedDays += 1;
  }
  return changes;
}
