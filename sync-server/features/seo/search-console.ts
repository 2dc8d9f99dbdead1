import { Router } from '@koa/router';
import { CsvError, parse } from 'csv-parse/sync';
import {
  type ConsoleQuery,
  SEARCH_CONSOLE_MAX_BYTES,
  SEARCH_CONSOLE_TYPE,
  SEO_CALLS,
} from '#domain/contract/seo';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { readFile } from '../../http/validate.ts';
import { isSafeText } from '../../lib/parse-json.ts';
import type { SearchConsole } from '../../storage/search-console.ts';

const TOP = 10;

function totalsOf(queries: readonly ConsoleQuery[]) {
  return {
    queries: queries.length,
    clicks: queries.reduce((sum, { clicks }) => sum + clicks, 0),
    impressions: queries.reduce((sum, { impressions }) => sum + impressions, 0),
    top: queries.slice(0, TOP),
  };
}

/** The operator's search console file, for administrators only. */
export function searchConsoleRoutes(searchConsole: SearchConsole): Router {
  const router = new Router();

  serve(router, SEO_CALLS.getSearchConsole, async () => {
    const file = await searchConsole.latest();
    const kept = file && { importedAt: file.importedAt, ...totalsOf(file.queries) };
    return { file: kept };
  });

  serve(router, SEO_CALLS.postSearchConsole, async (ctx, { query }) => {
    const isImport = query.import === 'yes';
    const bytes = await readFile(ctx, SEARCH_CONSOLE_TYPE, SEARCH_CONSOLE_MAX_BYTES);
    const { queries, problems } = readConsoleFile(bytes);
    const isSound = problems.length === 0;
    const isKnown = await searchConsole.has(bytes);
    if (isSound && isImport && !isKnown) await searchConsole.insert(bytes, queries);
    const isImported = isSound && (isImport || isKnown);
    noteAct(ctx, { after: { isImported, isKnown, queries: queries.length } });
    return { isImported, isKnown, ...totalsOf(queries), problems };
  });

  return router;
}

/** The console's export limit. */
const MOST_ROWS = 1000;
const MOST_PROBLEMS = 20;
const QUERY_MAX = 200;

type Problem = { line: number; problem: string };
export type ConsoleFile = { queries: ConsoleQuery[]; problems: Problem[] };

/** Columns by heading in the English export. */
const COLUMNS = {
  query: /^(?:top )?quer(?:y|ies)$/i,
  clicks: /^clicks$/i,
  impressions: /^impressions$/i,
} as const;
type Column = keyof typeof COLUMNS;

type Row = { record: string[]; info: { lines: number } };

function failed(line: number, problem: string): ConsoleFile {
  return { queries: [], problems: [{ line, problem }] };
}

function columnsOf(headings: readonly string[]): Record<Column, number> | null {
  const at = (column: Column) => headings.findIndex((heading) => COLUMNS[column].test(heading.trim()));
  const columns = { query: at('query'), clicks: at('clicks'), impressions: at('impressions') };
  return Object.values(columns).includes(-1) ? null : columns;
}

const countIn = (text: string | undefined) => (/^\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : null);

function rowProblem(query: string, clicks: number | null, impressions: number | null): string | null {
  if (query === '') return 'The query is missing.';
  if (query.length > QUERY_MAX) return `The query is longer than ${QUERY_MAX} characters.`;
  if (!isSafeText(query)) return 'The query contains broken characters.';
  if (clicks === null) return 'Clicks must be a whole number.';
  if (impressions === null) return 'Impressions must be a whole number.';
  return clicks > impressions ? 'There are more clicks than impressions.' : null;
}

function readRows(rows: readonly Row[], columns: Record<Column, number>): ConsoleFile {
  const queries = new Map<string, ConsoleQuery>();
  const problems: Problem[] = [];
  for (const { record, info } of rows) {
    const query = record[columns.query]?.trim() ?? '';
    const clicks = countIn(record[columns.clicks]);
    const impressions = countIn(record[columns.impressions]);
    const problem =
      rowProblem(query, clicks, impressions) ?? (queries.has(query) ? 'This query occurs twice.' : null);
    if (problem !== null) problems.push({ line: info.lines, problem });
    else queries.set(query, { query, clicks: clicks ?? 0, impressions: impressions ?? 0 });
    if (problems.length >= MOST_PROBLEMS) break;
  }
  const sorted = [...queries.values()].sort(
    (a, b) => b.clicks - a.clicks || b.impressions - a.impressions || (a.query < b.query ? -1 : 1),
  );
  return { queries: sorted, problems };
}

/** Reads a search console's `Queries.csv`: queries by clicks, or the error of each line. */
export function readConsoleFile(bytes: Uint8Array): ConsoleFile {
  let rows: Row[];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
    }) as unknown as Row[];
  } catch (error) {
    if (error instanceof CsvError) return failed(Number(error['lines'] ?? 1), 'This is not CSV.');
    return failed(1, 'The file is not in UTF-8.');
  }
  const [head, ...body] = rows;
  if (head === undefined) return failed(1, 'The file is empty.');
  const columns = columnsOf(head.record);
  if (columns === null) {
    return failed(1, 'The first line must name the columns Top queries, Clicks and Impressions.');
  }
  if (body.length > MOST_ROWS) return failed(MOST_ROWS + 2, `There are more than ${MOST_ROWS} queries.`);
  if (body.length === 0) return failed(2, 'The file has no queries.');
  return readRows(body, columns);
}
