import { PRODUCT_SORTS, type ProductQuery } from '#domain/market/find-products';
import { PRODUCT_CATEGORIES } from '#domain/reference/product-categories';

export const ALL_PRODUCTS: ProductQuery = { text: '', category: 'all', sort: 'rating' };

/** Parses the query of the address of `/cat-products`; unknown values are ignored. */
export function readProductQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    category: PRODUCT_CATEGORIES.cat.find((each) => each === params.get('kind')) ?? 'all',
    sort: PRODUCT_SORTS.find((each) => each === params.get('sort')) ?? ALL_PRODUCTS.sort,
  };
}

/** The address of a narrowed list; default values are left out. */
export function productAddress(path: string, { text, category, sort }: ProductQuery): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('kind', category);
  if (sort !== ALL_PRODUCTS.sort) params.set('sort', sort);
  const query = params.toString();
  return path + (query === '' ? '' : `?${query}`);
}
