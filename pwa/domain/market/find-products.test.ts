import { describe, expect, it } from 'vitest';
import type { Product } from '../reference/product-schema.ts';
import { findProducts, isByRatings, type ProductQuery } from './find-products.ts';

const product = (id: string, changes: Partial<Product>): Product => ({
  id,
  species: 'cat',
  category: 'toys',
  name: id,
  description: 'For cats.',
  features: [],
  priceUsd: { min: 5, max: 10 },
  priceDate: '2025',
  term: id,
  ...changes,
});

const LIST = [
  product('wand', { priceUsd: { min: 6, max: 15 } }),
  product('steel-bowl', { category: 'bowls', name: 'Steel bowl', priceUsd: { min: 8, max: 18 } }),
  product('mouse', { brand: 'Felix & Sons', priceUsd: { min: 2, max: 18 } }),
  product('brush', { category: 'grooming', features: ['Soft bristles'], priceUsd: { min: 6, max: 9 } }),
];
const ids = (query: Partial<ProductQuery>) =>
  findProducts(LIST, { text: '', category: 'all', sort: 'rating', ...query }).map(({ id }) => id);

describe('findProducts', () => {
  it('finds all products, or those of one department', () => {
    expect(ids({})).toEqual(['wand', 'steel-bowl', 'mouse', 'brush']);
    expect(ids({ category: 'toys' })).toEqual(['wand', 'mouse']);
    expect(ids({ category: 'food' })).toEqual([]);
  });

  it('finds every word of the text, in any order and case, in name, features, brand or department', () => {
    expect(ids({ text: ' BOWL steel ' })).toEqual(['steel-bowl']);
    expect(ids({ text: 'bristles' })).toEqual(['brush']);
    expect(ids({ text: 'felix toys' })).toEqual(['mouse']);
    expect(ids({ text: 'felix', category: 'bowls' })).toEqual([]);
  });

  it('sorts by the lowest price up or by the highest down, and keeps the order of equal prices', () => {
    expect(ids({ sort: 'price-low' })).toEqual(['mouse', 'wand', 'brush', 'steel-bowl']);
    expect(ids({ sort: 'price-high' })).toEqual(['steel-bowl', 'mouse', 'wand', 'brush']);
  });

  it('keeps the list order when sorting by rating, since there are no ratings', () => {
    expect(ids({ sort: 'reviews' })).toEqual(ids({}));
    expect(isByRatings('reviews')).toBe(true);
    expect(isByRatings('price-low')).toBe(false);
  });

  it('does not mutate the list', () => {
    ids({ sort: 'price-low' });
    expect(LIST.map(({ id }) => id)).toEqual(['wand', 'steel-bowl', 'mouse', 'brush']);
  });
});
