import { createHash } from 'node:crypto';
import { Router } from '@koa/router';
import * as z from 'zod/mini';
import { PRODUCT_CALLS } from '#domain/contract/products';
import { CAT_PRODUCTS } from '#domain/reference/cat-products';
import { DOG_PRODUCTS } from '#domain/reference/dog-products';
import { PRODUCT_CATEGORIES } from '#domain/reference/product-categories';
import { hasDepartment, MOST_PRODUCTS, PRODUCT_FIELDS, type Product } from '#domain/reference/product-schema';
import { SPECIES, type Species } from '#domain/reference/species';
import { compressedAnswer, type PreparedAnswer } from '../../http/prepared-answer.ts';
import { serve } from '../../http/serve.ts';
import { DAY_MS } from '../../lib/days.ts';
import { readOperatorFile } from '../../lib/operator-files.ts';
import { respond } from '../catalogue/catalogue.ts';

const BUILT_IN: Record<Species, readonly Product[]> = { dog: DOG_PRODUCTS, cat: CAT_PRODUCTS };
const isPast = (date: string) => Date.parse(date) <= Date.now() + DAY_MS;

const fileSchema = z
  .array(
    z
      .strictObject({
        ...PRODUCT_FIELDS,
        // A future month is a mistake.
        priceDate: PRODUCT_FIELDS.priceDate.check(z.refine(isPast, 'is a time to come')),
      })
      .check(checkDepartment),
  )
  .check(z.minLength(1), z.maxLength(MOST_PRODUCTS), checkIds);

function checkDepartment({ value, issues }: z.core.ParsePayload<Product>): void {
  if (hasDepartment(value)) return;
  const message = `for a ${value.species} must be one of ${PRODUCT_CATEGORIES[value.species].join(', ')}`;
  issues.push({ code: 'custom', input: value, path: ['category'], message });
}

/** Ids are unique over both species, because pages use them as keys. */
function checkIds({ value, issues }: z.core.ParsePayload<Product[]>): void {
  const known = new Set<string>();
  for (const [index, { id }] of value.entries()) {
    if (known.has(id)) {
      issues.push({
        code: 'custom',
        input: id,
        path: [index, 'id'],
        message: 'is the id of another product',
      });
    }
    known.add(id);
  }
}

/** The listed products. */
export type Products = {
  of(species: Species): readonly Product[];
  /** Changes with the lists; undefined without an operator's list, because devices have the built-in one. */
  version: string | undefined;
};

/**
 * Reads the operator's products, which replace the built-in ones for their species.
 * @throws {ConfigError} if the file is unreadable or invalid
 */
export function readProducts(file: string | undefined): Products {
  const own: readonly Product[] =
    file === undefined ? [] : readOperatorFile('PRODUCTS_FILE', file, fileSchema);
  const lists = new Map(
    SPECIES.map((species) => {
      const named = own.filter((product) => product.species === species);
      return [species, named.length > 0 ? named : BUILT_IN[species]] as const;
    }),
  );
  const content = JSON.stringify([...lists]);
  return {
    of: (species) => lists.get(species) ?? [],
    version:
      file === undefined ? undefined : createHash('sha256').update(content).digest('base64url').slice(0, 16),
  };
}

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
