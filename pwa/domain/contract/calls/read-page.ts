import { defineCalls, ok } from '../call.ts';
import { readPageAnswerSchema } from '../read-page.ts';
import { readPageBodySchema } from '../read-page-body.ts';

/** Import of a recipe by its link. */
export const READ_PAGE_CALLS = defineCalls({
  readPage: {
    method: 'post',
    path: '/api/recipes/read-page',
    summary: 'The recipes of a public page, by its link. Nothing is kept of it.',
    body: readPageBodySchema,
    answer: ok('What the reader understood of the page, and nothing else of it.', readPageAnswerSchema),
    errors: [400, 403, 413, 415, 422, 429],
  },
});
