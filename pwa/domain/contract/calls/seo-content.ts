import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { seoContentItemSchema } from '../seo-content.ts';

/** The library of articles. */
export const SEO_CONTENT_CALLS = defineCalls({
  listSeoContent: {
    method: 'get',
    path: '/api/seo/content',
    summary: 'The articles of the site and what each is about, drafts too; newest first.',
    answer: ok('The articles, without their text.', z.array(seoContentItemSchema)),
    errors: [400],
  },
});
