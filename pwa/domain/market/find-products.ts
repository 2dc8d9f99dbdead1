import { type ProductCategory, productCategoryLabel } from '../reference/product-categories.ts';
import type { Product } from '../reference/product-schema.ts';

/** Sort orders of a product list, default first. */
export const PRODUCT_SORTS = ['rating', 'price-low', 'price-high', 'reviews'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const PRODUCT_SORT_LABELS: Record<ProductSort, string> = {
  rating: 'Highest Rated',
  'price-low': 'Lowest Price',
  'price-high': 'Highest Price',
  reviews: 'Most Reviews',
};

export type ProductQuery = { text: string; category: ProductCategory | 'all'; sort: ProductSort };

/** Visitors can't rate products yet, so these orders leave the list unchanged. */
export function isByRatings(sort: ProductSort): boolean {
  return sort === 'rating' || sort === 'reviews';
}

/** The products of a department that contain every word of the text, in the requested order. The sort is stable. */
export function findProducts(
  products: readonly Product[],
  { text, category, sort }: ProductQuery,
): Product[] {
  const words = text.toLowerCase().match(/\S+/g) ?? [];
  const found = products.filter((product) => {
    if (category !== 'all' && product.category !== category) return false;
    const about = wordsOf(product);
    return words.every((word) => about.includes(word));
  });
  if (sort === 'price-low') return found.sort((a, b) => a.priceUsd.min - b.priceUsd.min);
  if (sort === 'price-high') return found.sort((a, b) => b.priceUsd.max - a.priceUsd.max);
  return found;
}

function wordsOf({ name, description, brand = '', category, features }: Product): string {
  return [name, description, brand, productCategoryLabel(category), ...features].join(' ').toLowerCase();
}
