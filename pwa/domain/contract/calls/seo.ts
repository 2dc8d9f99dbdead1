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
    summary: 'Audits every page of the sitemap as served; cached until the catalogue changes.',
    answer: ok('The score, what is wrong and what to do.', seoAuditSchema),
    errors: [429],
  },
  followAudit: {
    method: 'get',
    path: '/api/seo/audit-run',
    summary: 'Streams the same audit: its progress, then its result with every finding.',
    answer: {
      status: 200,
      description: 'One JSON object per line.',
      schema: null,
      fileType: 'application/x-ndjson',
    },
    errors: [429],
  },
  validateRecipes: {
    method: 'get',
    path: '/api/seo/validate-recipes',
    summary: 'Scores every recipe page and lists its problems.',
    answer: ok('The recipes by id.', z.array(recipeValidationSchema)),
    errors: [429],
  },
  getSeoStats: {
    method: 'get',
    path: '/api/seo/stats',
    summary: 'Articles, keywords and visits, as far as measured.',
    answer: ok('The figures.', seoStatsSchema),
  },
  getSearchConsole: {
    method: 'get',
    path: '/api/admin/search-console',
    summary: 'The search console file in use; null if there is none.',
    needsSession: true,
    answer: ok('The file.', keptSearchConsoleSchema),
  },
  postSearchConsole: {
    method: 'post',
    path: '/api/admin/search-console',
    summary:
      'Checks a search console CSV line by line; with `import=yes` stores it. The same file counts once.',
    needsSession: true,
    query: searchConsoleImportQuerySchema,
    fileTypes: [SEARCH_CONSOLE_TYPE],
    answer: ok('The file’s contents, or which lines are wrong.', searchConsoleAnswerSchema),
  },
});
