import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { ADDRESS_MAX, LINK } from '../link.ts';
import { readPageAnswerSchema } from '../read-page.ts';

/** Import of a recipe by its link. */
export const READ_PAGE_CALLS = defineCalls({
  readPage: {
    method: 'post',
    path: '/api/recipes/read-page',
    summary: 'The recipes of a public page, by its link. Nothing is kept of it.',
    body: z.strictObject({
      url: z
        .string()
        .check(
          z.maxLength(ADDRESS_MAX),
          z.regex(LINK, 'The link must be the address of a public page, such as https://example.org/stew.'),
        ),
    }),
    answer: ok('What the reader understood of the page, and nothing else of it.', readPageAnswerSchema),
    errors: [400, 403, 413, 415, 422, 429],
  },
});
