import { Router } from '@koa/router';
import { DASHBOARD_CALLS } from '#domain/contract/dashboard';
import {
  importIdSchema,
  REPORT_MAX_BYTES,
  REPORT_TYPE,
  type ReportChanges,
  type ReportTotals,
} from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import type { ExchangeRates } from '#domain/market/exchange-rates';
import { earningsOf, MICROS, perPound, toPence } from '#domain/revenue/earnings';
import { coveredDays, effectiveDays, type NetworkReport } from '#domain/revenue/network-report';
import { grouped } from '#domain/seo/grouped';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { readFile } from '../../http/validate.ts';
import { notFound } from '../../lib/errors.ts';
import type { RevenueImports } from '../../storage/revenue-imports.ts';
import { daysBetween } from './dashboard/figures.ts';
import { type ReadReport, readReport } from './read-report.ts';

/** A report's totals in its currency and in pounds; 0 pounds without a rate. */
function totalsOf(report: NetworkReport, exchange: ExchangeRates | undefined): ReportTotals {
  const { format, currency, rows, firstDay, lastDay, days } = report;
  const earned = earningsOf(
    days.map((day) => ({ ...day, currency })),
    exchange,
  );
  return {
    format,
    currency,
    rows,
    firstDay,
    lastDay,
    days: daysBetween(firstDay, lastDay).length,
    earnings: toPence(days.reduce((sum, { earningsMicros }) => sum + earningsMicros, 0) / MICROS),
    pounds: toPence(earned.pounds),
    items: Math.max(0, earned.items),
    clicks: earned.clicks,
  };
}

/** How importing a report would change the figures of its days. */
function changesOf(
  report: NetworkReport,
  kept: readonly NetworkReport[],
  exchange: ExchangeRates | undefined,
): ReportChanges {
  const period = daysBetween(report.firstDay, report.lastDay);
  const covered = new Set(coveredDays(kept, report.format, period));
  const read = (reports: readonly NetworkReport[]) => {
    const days = grouped(effectiveDays(reports, report.format), ({ day }) => day);
    return (day: string) => earningsOf(days.get(day) ?? [], exchange);
  };
  const [before, after] = [read(kept), read([report, ...kept])];
  const changes = { newDays: 0, sameDays: 0, changedDays: 0, changedFrom: 0, changedTo: 0 };
  for (const day of period) {
    const [was, is] = [before(day), after(day)];
    if (!covered.has(day)) changes.newDays += 1;
    else if (FIGURES.every((figure) => was[figure] === is[figure])) changes.sameDays += 1;
    else {
      changes.changedDays += 1;
      changes.changedFrom += was.pounds;
      changes.changedTo += is.pounds;
    }
  }
  return { ...changes, changedFrom: toPence(changes.changedFrom), changedTo: toPence(changes.changedTo) };
}

const FIGURES = ['pounds', 'items', 'clicks', 'pageViews'] as const;

type ImportDeps = { revenueImports: RevenueImports; site: SiteSettings; clock: () => number };

/** A currency without a rate can't be added to the others. */
function withRate(read: ReadReport, exchange: ExchangeRates | undefined): ReadReport {
  if (read.report === null || perPound(read.report.currency, exchange) !== null) return read;
  const problem = `No exchange rate is known for ${read.report.currency}: add it to RATES_FILE.`;
  return { ...read, report: null, currency: null, problems: [{ line: 1, field: null, problem }] };
}

/** Networks' sales and advertising reports, for administrators only. */
export function revenueImportRoutes({ revenueImports, site, clock }: ImportDeps): Router {
  const router = new Router();

  serve(router, DASHBOARD_CALLS.listRevenueImports, async () =>
    (await revenueImports.list()).map((kept) => ({
      id: kept.id,
      importedAt: kept.importedAt,
      by: kept.by,
      ...totalsOf(kept, site.rates),
    })),
  );

  serve(router, DASHBOARD_CALLS.sendRevenueReport, async (ctx, { query }) => {
    const { import: isImport, ...options } = query;
    const bytes = await readFile(ctx, REPORT_TYPE, REPORT_MAX_BYTES);
    const { report, currency, ...read } = withRate(readReport(bytes, clock(), options), site.rates);
    const id = currency && revenueImports.idOf(bytes, currency);
    const known = id && (await revenueImports.find(id));
    if (known) {
      const totals = totalsOf(known, site.rates);
      return { isImported: true, isKnown: true, report: totals, changes: null, ...read, questions: [] };
    }
    if (id === null || report === null) {
      return { isImported: false, isKnown: false, report: null, changes: null, ...read };
    }
    const kept = await revenueImports.list(report.firstDay);
    const isImported = isImport === 'yes';
    if (isImported) await revenueImports.insert(id, report, nameOf(ctx));
    const totals = totalsOf(report, site.rates);
    noteAct(ctx, {
      target: `revenue:${id}`,
      after: { isImported, days: totals.days, currency: report.currency },
    });
    return {
      isImported,
      isKnown: false,
      report: totals,
      changes: changesOf(report, kept, site.rates),
      ...read,
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
