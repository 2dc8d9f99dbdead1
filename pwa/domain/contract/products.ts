import * as z from 'zod/mini';
import { productSchema } from '../reference/product-schema.ts';
import { speciesSchema } from '../reference/species-schema.ts';

export const productsQuerySchema = z.strictObject({ species: z.optional(speciesSchema) });

/** Products as the pages list them: the operator's for each species in the operator's file, else the built-in ones. */
export const productsSchema = z.array(productSchema);
