import { Router } from '@koa/router';
import type { Context } from 'koa';
import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import {
  importIdSchema,
  REPORT_MAX_BYTES,
  REPORT_TYPE,
  type ReportTotals,
  type RevenueReportAnswer,
} from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import { toPence } from '#domain/revenue/projection';
import { MICROS, perPound } from '#domain/revenue/report-money';
import { noteAct } from '../../http/act-notes.ts';
import { readBody } from '../../http/read-body.ts';
import { serve } from '../../http/serve.ts';
import { notFound, unsupportedMediaType } from '../../lib/errors.ts';
import {
  dayKey,
  type EffectiveDay,
  type ImportedReport,
  type RevenueImports,
} from '../../storage/revenue-imports.ts';
import { type ReadReport, readReport } from './read-report.ts';

/** A report's totals in its currency and in pounds; 0 pounds without a rate. */
function totalsOf(report: ImportedReport, exchange: ExchangeRates | undefined): ReportTotals {
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

/** How importing a report would change the stored days. */
function changesOf(
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

const UNCHANGED = { newDays: 0, changedDays: 0, sameDays: 0 };

function requireCsv(ctx: Context): void {
  const [type = ''] = ctx.get('Content-Type').split(';');
  if (type.trim().toLowerCase() === REPORT_TYPE) return;
  throw unsupportedMediaType(`Please send the file with the header Content-Type: ${REPORT_TYPE}.`);
}

type ImportDeps = { revenueImports: RevenueImports; site: SiteSettings; clock: () => number };

/** Networks' sales and advertising reports, for administrators only. */
export function revenueImportRoutes({ revenueImports, site, clock }: ImportDeps): Router {
  const router = new Router();

  /** A currency without a rate can't be added to the others. */
  function withRate(read: ReadReport): ReadReport {
    if (read.report === null || perPound(read.report.currency, site.rates) !== null) return read;
    const problem = `No exchange rate is known for ${read.report.currency}: add it to RATES_FILE.`;
    return { report: null, problems: [{ line: 1, field: null, problem }] };
  }

  serve(router, DASHBOARD_CALLS.listRevenueImports, async () => {
    const kept = await revenueImports.list();
    return kept.map(({ id, importedAt, by, ...report }) => ({
      id,
      importedAt,
      by,
      ...totalsOf(report, site.rates),
    }));
  });

  serve(router, DASHBOARD_CALLS.sendRevenueReport, async (ctx, { query }) => {
    const { import: isImport, currency } = query;
    requireCsv(ctx);
    const bytes = await readBody(ctx.req, REPORT_MAX_BYTES);
    const { report, problems } = withRate(readReport(bytes, clock(), currency));
    if (report === null) return { isImported: false, isKnown: false, report, ...UNCHANGED, problems };
    const id = revenueImports.idOf(bytes, report.currency);
    const isKnown = await revenueImports.has(id);
    const kept = await revenueImports.daysSince(report.days[0]?.day ?? '');
    if (isImport && !isKnown) await revenueImports.insert(id, report, String(ctx.state['username']));
    noteAct(ctx, {
      target: `revenue:${id}`,
      after: { isImported: isImport === 'yes', isKnown, days: report.days.length, currency: report.currency },
    });
    return {
      isImported: isImport === 'yes' || isKnown,
      isKnown,
      report: totalsOf(report, site.rates),
      ...changesOf(report, kept),
      problems,
    };
  });

  serve(router, DASHBOARD_CALLS.undoRevenueImport, async (ctx, { params }) => {
    const id = importIdSchema.safeParse(params.id);
    if (!id.success || !(await revenueImports.undo(id.data))) throw notFound('There is no such import.');
    noteAct(ctx, {
      target: `revenue:${id.data}`,
      before: { isImported: true },
      after: { isImported: false },
    });
  });

  return router;
}
