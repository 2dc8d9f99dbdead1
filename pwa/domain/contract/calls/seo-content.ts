import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { seoContentItemSchema } from '../seo-content.ts';

/** The library of articles. */
export const SEO_CONTENT_CALLS = defineCalls({
  listSeoContent: {
    method: 'get',
    path: '/api/seo/content',
    summary: 'Lists the site’s articles and their topics, drafts included, newest first.',
    answer: ok('The articles, without their text.', z.array(seoContentItemSchema)),
  },
});
