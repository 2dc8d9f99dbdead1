import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import {
  keptSearchConsoleSchema,
  SEARCH_CONSOLE_TYPE,
  searchConsoleAnswerSchema,
  searchConsoleImportQuerySchema,
} from '../search-console.ts';
import { recipeValidationSchema, seoAuditSchema, seoStatsSchema } from '../seo.ts';

/** The audit of the site as served, its figures, and the operator's search console file. */
export const SEO_CALLS = defineCalls({
  auditSite: {
    method: 'get',
    path: '/api/seo/audit',
    summary: 'Audits every page of the sitemap as it is served; kept until the catalogue changes.',
    answer: ok('The score, what is wrong and what to do.', seoAuditSchema),
    errors: [400, 429],
  },
  followAudit: {
    method: 'get',
    path: '/api/seo/audit-run',
    summary: 'The same audit, line by line: its progress, then its result with every finding.',
    answer: {
      status: 200,
      description: 'One JSON object a line.',
      schema: null,
      fileType: 'application/x-ndjson',
    },
    errors: [400, 429],
  },
  validateRecipes: {
    method: 'get',
    path: '/api/seo/validate-recipes',
    summary: 'The score of every recipe’s page, and what is wrong with it.',
    answer: ok('The recipes by id.', z.array(recipeValidationSchema)),
    errors: [400, 429],
  },
  getSeoStats: {
    method: 'get',
    path: '/api/seo/stats',
    summary: 'Articles, keywords and visits, each as far as it is measured.',
    answer: ok('The figures.', seoStatsSchema),
    errors: [400],
  },
  getSearchConsole: {
    method: 'get',
    path: '/api/admin/search-console',
    summary: 'The imported file of searches that counts; null while there is none.',
    needsSession: true,
    answer: ok('The file.', keptSearchConsoleSchema),
    errors: [400, 401],
  },
  postSearchConsole: {
    method: 'post',
    path: '/api/admin/search-console',
    summary:
      'Checks a search console’s CSV line by line; with `import=yes` keeps it. The same file twice counts once.',
    needsSession: true,
    query: searchConsoleImportQuerySchema,
    fileTypes: [SEARCH_CONSOLE_TYPE],
    answer: ok('What the file holds, or which lines are wrong.', searchConsoleAnswerSchema),
    errors: [400, 401, 403, 413, 415],
  },
});
