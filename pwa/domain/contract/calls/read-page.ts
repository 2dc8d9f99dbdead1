import * as z from 'zod/mini';
import { defineCalls, ok } from '../call.ts';
import { ADDRESS_MAX, LINK } from '../link.ts';
import { readPageAnswerSchema } from '../read-page.ts';

/** Import of a recipe by its link. */
export const READ_PAGE_CALLS = defineCalls({
  readPage: {
    method: 'post',
    path: '/api/recipes/read-page',
    summary: 'Reads the recipes on a public page by its link. Stores nothing.',
    body: z.strictObject({
      url: z
        .string()
        .check(
          z.maxLength(ADDRESS_MAX),
          z.regex(LINK, 'The link must be the address of a public page, such as https://example.org/stew.'),
        ),
    }),
    answer: ok('The recipes parsed from the page; no other part of the page.', readPageAnswerSchema),
    errors: [422, 429],
  },
});
