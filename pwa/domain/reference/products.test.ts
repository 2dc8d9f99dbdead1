import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { CAT_PRODUCTS } from './cat-products.ts';
import { DOG_PRODUCTS } from './dog-products.ts';
import { PRODUCT_CATEGORIES } from './product-categories.ts';
import { hasDepartment, productSchema } from './product-schema.ts';

const ALL = [...DOG_PRODUCTS, ...CAT_PRODUCTS];

describe('the built-in products', () => {
  it('number six for cats, with two features each', () => {
    expect(CAT_PRODUCTS).toHaveLength(6);
    for (const { id, features } of CAT_PRODUCTS) expect(features, id).toHaveLength(2);
  });

  it('fill each tab for dogs', () => {
    const filled = new Set(DOG_PRODUCTS.map(({ category }) => category));
    expect([...filled]).toEqual([...PRODUCT_CATEGORIES.dog]);
  });

  it.each(ALL)('$id fits the schema and its department', (product) => {
    expect(productSchema.parse(product)).toEqual(product);
    expect(hasDepartment(product)).toBe(true);
  });

  it('claim no rating, stock, discount, brand or shop', () => {
    for (const product of ALL) {
      expect(Object.keys(product).sort(), product.id).toEqual([
        'category',
        'description',
        'features',
        'id',
        'name',
        'priceDate',
        'priceUsd',
        'species',
        'term',
      ]);
    }
  });

  it('have unique ids', () => {
    expect(duplicates(ALL.map(({ id }) => id))).toEqual([]);
  });
});
