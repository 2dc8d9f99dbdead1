import { Router } from '@koa/router';
import {
  type ConsoleQuery,
  SEARCH_CONSOLE_MAX_BYTES,
  SEARCH_CONSOLE_TYPE,
  SEO_CALLS,
} from '#domain/contract/seo';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import { readFile } from '../../http/validate.ts';
import type { SearchConsole } from '../../storage/search-console.ts';
import { readConsoleFile } from './search-console-csv.ts';

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
