import { Router } from '@koa/router';
import { PRODUCT_CALLS } from '#domain/contract/products';
import { SPECIES, type Species } from '#domain/reference/species';
import { compressedAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';
import { serve } from '../../http/serve.ts';
import { respond } from '../catalogue/catalogue.ts';
import type { Products } from './products.ts';

type ProductDeps = { products: Products; headers: Record<string, string> };

/** Products for one species or both; each answer is computed once, because the lists change only at start-up. */
export function productRoutes({ products, headers }: ProductDeps): Router {
  const router = new Router();
  const made = new Map<Species | undefined, Promise<PreparedAnswer>>();

  function answer(species: Species | undefined): Promise<PreparedAnswer> {
    const known = made.get(species);
    if (known !== undefined) return known;
    const list = (species === undefined ? SPECIES : [species]).flatMap((each) => products.of(each));
    const prepared = compressedAnswer({
      type: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      headers,
      body: Buffer.from(JSON.stringify(list)),
    });
    made.set(species, prepared);
    return prepared;
  }

  serve(router, PRODUCT_CALLS.listProducts, async (ctx, { query: { species } }) => {
    respond(ctx, await answer(species));
    return undefined;
  });

  return router;
}
