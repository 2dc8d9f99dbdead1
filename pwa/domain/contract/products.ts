import * as z from 'zod/mini';
import { productSchema } from '../reference/product-schema.ts';
import { speciesSchema } from '../reference/species-schema.ts';
import { defineCalls, ok } from './call.ts';

const productsQuerySchema = z.strictObject({ species: z.optional(speciesSchema) });

/** Products as the pages list them: the operator's for each species in the operator's file, else the built-in ones. */
const productsSchema = z.array(productSchema);

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
