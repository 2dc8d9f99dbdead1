import { capitalised } from '../text/sentence-parts.ts';
import type { Species } from './species.ts';

/** Departments of a species' product page, in the order shown. */
export const PRODUCT_CATEGORIES = {
  dog: ['toys', 'treats', 'health', 'accessories'],
  cat: ['food', 'bowls', 'treats', 'supplements', 'toys', 'grooming', 'health'],
} as const satisfies Record<Species, readonly string[]>;

export type ProductCategory = (typeof PRODUCT_CATEGORIES)[Species][number];

/** Label of a department: 'Toys'; 'All' if unfiltered. */
export function productCategoryLabel(category: ProductCategory | 'all'): string {
  return capitalised(category);
}
