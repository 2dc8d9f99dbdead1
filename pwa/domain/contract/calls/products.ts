import { defineCalls, ok } from '../call.ts';
import { productsQuerySchema, productsSchema } from '../products.ts';

/** Products that the pages for dogs and cats list. */
export const PRODUCT_CALLS = defineCalls({
  listProducts: {
    method: 'get',
    path: '/api/products',
    summary:
      'Products for dogs, cats or both, with typical prices in US dollars; no ratings, since none are taken.',
    query: productsQuerySchema,
    answer: ok('The products in the order of the pages.', productsSchema),
    errors: [400],
  },
});
