import { Router } from '@koa/router';
import type { Context } from 'koa';
import {
  importIdSchema,
  REPORT_MAX_BYTES,
  REPORT_TYPE,
  type RevenueImport,
  type RevenueReportAnswer,
  revenueImportQuerySchema,
} from '#domain/contract/revenue';
import type { SiteSettings } from '#domain/contract/site-settings';
import { perPound } from '#domain/revenue/report-money';
import { notFound, unsupportedMediaType } from '../lib/errors.ts';
import { readBody } from '../middleware/read-body.ts';
import { noBody, parseQuery, withoutQuery } from '../middleware/validate.ts';
import { noteAct } from '../services/act-notes.ts';
import { changesOf, totalsOf } from '../services/revenue/compare-report.ts';
import { type ReadReport, readReport } from '../services/revenue/read-report.ts';
import type { RevenueImports } from '../storage/revenue-imports.ts';

const UNCHANGED = { newDays: 0, changedDays: 0, sameDays: 0 };

function requireCsv(ctx: Context): void {
  const [type = ''] = ctx.get('Content-Type').split(';');
  if (type.trim().toLowerCase() === REPORT_TYPE) return;
  throw unsupportedMediaType(`Please send the file with the header Content-Type: ${REPORT_TYPE}.`);
}

type ImportDeps = { revenueImports: RevenueImports; site: SiteSettings; clock: () => number };

/** Networks' reports of sales and advertising, for administrators only. */
export function revenueImportRoutes({ revenueImports, site, clock }: ImportDeps): Router {
  const router = new Router({ prefix: '/api/admin/revenue-imports' });

  /** A currency without a rate could not be added to the others. */
  function withRate(read: ReadReport): ReadReport {
    if (read.report === null || perPound(read.report.currency, site.rates) !== null) return read;
    const problem = `No exchange rate is known for ${read.report.currency}: add it to RATES_FILE.`;
    return { report: null, problems: [{ line: 1, field: null, problem }] };
  }

  router.get('/', async (ctx) => {
    withoutQuery(ctx);
    const kept = await revenueImports.list();
    ctx.body = kept.map(
      ({ id, importedAt, by, ...report }): RevenueImport => ({
        id,
        importedAt,
        by,
        ...totalsOf(report, site.rates),
      }),
    );
  });

  router.post('/', async (ctx) => {
    const { import: isImport, currency } = parseQuery(ctx, revenueImportQuerySchema);
    requireCsv(ctx);
    const bytes = await readBody(ctx.req, REPORT_MAX_BYTES);
    const { report, problems } = withRate(readReport(bytes, clock(), currency));
    if (report === null) {
      ctx.body = {
        isImported: false,
        isKnown: false,
        report,
        ...UNCHANGED,
        problems,
      } satisfies RevenueReportAnswer;
      return;
    }
    const id = revenueImports.idOf(bytes, report.currency);
    const isKnown = await revenueImports.has(id);
    const kept = await revenueImports.daysSince(report.days[0]?.day ?? '');
    if (isImport && !isKnown) await revenueImports.insert(id, report, String(ctx.state['username']));
    noteAct(ctx, {
      target: `revenue:${id}`,
      after: { isImported: isImport === 'yes', isKnown, days: report.days.length, currency: report.currency },
    });
    ctx.body = {
      isImported: isImport === 'yes' || isKnown,
      isKnown,
      report: totalsOf(report, site.rates),
      ...changesOf(report, kept),
      problems,
    } satisfies RevenueReportAnswer;
  });

  router.delete('/:id', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    const id = importIdSchema.safeParse(ctx.params['id']);
    if (!id.success || !(await revenueImports.undo(id.data))) throw notFound('There is no such import.');
    noteAct(ctx, {
      target: `revenue:${id.data}`,
      before: { isImported: true },
      after: { isImported: false },
    });
    ctx.status = 204;
  });

  return router;
}
