import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { CAT_PRODUCTS } from '#domain/reference/cat-products';
import { DOG_PRODUCTS } from '#domain/reference/dog-products';
import { PRODUCT_CATEGORIES } from '#domain/reference/product-categories';
import { hasDepartment, MOST_PRODUCTS, PRODUCT_FIELDS, type Product } from '#domain/reference/product-schema';
import { SPECIES, type Species } from '#domain/reference/species';
import { DAY_MS } from '../../lib/days.ts';
import { readOperatorFile } from '../../lib/operator-file.ts';

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

/** Lists keep their order by id. */
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
