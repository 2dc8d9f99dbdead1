import { defineCalls, ok } from '../call.ts';
import { productsQuerySchema, productsSchema } from '../products.ts';

/** Products that the pages for dogs and cats list. */
export const PRODUCT_CALLS = defineCalls({
  listProducts: {
    method: 'get',
    path: '/api/products',
    summary:
      'Lists products for dogs, cats or both, with typical prices in US dollars. Without ratings, since we collect none.',
    query: productsQuerySchema,
    answer: ok('The products in page order.', productsSchema),
  },
});
