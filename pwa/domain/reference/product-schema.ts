import * as z from 'zod/mini';
import { atLeast, atMost } from '../text/characters.ts';
import { PRODUCT_CATEGORIES, type ProductCategory } from './product-categories.ts';
import { speciesSchema } from './species-schema.ts';

/** Maximum number of products, both species together. */
export const MOST_PRODUCTS = 200;

const text = (max: number) => z.string().check(atLeast(1), atMost(max));
const dollars = z.number().check(z.gt(0), z.lte(10_000));
const categories = [...new Set(Object.values(PRODUCT_CATEGORIES).flat())] as [
  ProductCategory,
  ...ProductCategory[],
];

/** The fields of a product; shared by the contract, which drops unknown ones, and the operator's file, which refuses them. */
export const PRODUCT_FIELDS = {
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'must be of small letters, digits and dashes')),
  species: speciesSchema,
  category: z.enum(categories),
  name: text(80),
  description: text(240),
  brand: z.optional(text(60)),
  /** Only the first two are shown. */
  features: z.array(text(80)).check(z.maxLength(6)),
  /** Typical price in US dollars: an estimate, not an offer. */
  priceUsd: z
    .strictObject({ min: dollars, max: dollars })
    .check(z.refine(({ min, max }) => min <= max, 'min must not be above max')),
  /** When it was estimated: '2025' or '2025-11'. */
  priceDate: z.string().check(z.regex(/^20\d{2}(-(0[1-9]|1[0-2]))?$/, 'must be a year or a month: 2025-11')),
  /** Search words for the marketplace. */
  term: text(80),
  /** Where it is sold; if absent, a search in the visitor's marketplace. */
  offer: z.optional(
    z.strictObject({ retailer: text(40), url: z.url({ protocol: /^https$/ }).check(atMost(2000)) }),
  ),
  /** On this site, so that no third party sees who views it. */
  imageUrl: z.optional(
    z
      .string()
      .check(atMost(200), z.regex(/^\/[^\s/\\][^\s\\]*$/, 'must be a path of this site: /offers/bowl.webp')),
  ),
  /** Set only by the operator; we don't know a shop's stock. */
  inStock: z.optional(z.boolean()),
  freeShipping: z.optional(z.boolean()),
};

/** Whether a product's department exists on the page of its species. */
export function hasDepartment({ species, category }: Pick<Product, 'species' | 'category'>): boolean {
  return PRODUCT_CATEGORIES[species].some((each) => each === category);
}

/** A kind of thing to buy, or an operator's own product. Unknown fields of a later server are dropped. */
export const productSchema = z.object(PRODUCT_FIELDS);
export type Product = z.infer<typeof productSchema>;
