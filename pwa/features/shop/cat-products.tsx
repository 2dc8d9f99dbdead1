import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  findProducts,
  isByRatings,
  PRODUCT_SORT_LABELS,
  PRODUCT_SORTS,
  type ProductQuery,
} from '#domain/market/find-products';
import { CAT_PRODUCTS } from '#domain/reference/cat-products';
import { PRODUCT_CATEGORIES, productCategoryLabel } from '#domain/reference/product-categories';
import type { Product } from '#domain/reference/product-schema';
import { Announced } from '../../components/announce.tsx';
import { ChoiceField } from '../../components/form-row.tsx';
import page from '../page/page.module.css';
import { SearchField } from '../search/search-field.tsx';
import { useSyncedUrl } from '../search/use-synced-url.ts';
import { ProductGrid, useProducts } from './product-grid.tsx';
import { AwaitedProducts, NoBrandsNote, NoProducts, ProductPriceNote } from './product-notes.tsx';
import styles from './products.module.css';
import { ShopFrame } from './shop-frame.tsx';

const CATEGORIES = ['all', ...PRODUCT_CATEGORIES.cat] as const;

type ProductToolsProps = { query: ProductQuery; onChange: (change: Partial<ProductQuery>) => void };

/** Search, department and order of a product list. */
function ProductTools({ query, onChange }: ProductToolsProps) {
  const { text, category, sort } = query;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <div role="search" aria-label="Products" className={styles['tools']}>
      <SearchField label="Search products" text={text} onType={(words) => onChange({ text: words })} />
      <div className={styles['choices']}>
        <ChoiceField
          label="Category"
          value={category}
          choices={CATEGORIES}
          labelOf={productCategoryLabel}
          onChange={(chosen) => onChange({ category: chosen })}
        />
        <ChoiceField
          label="Sort by"
          value={sort}
          choices={PRODUCT_SORTS}
          labelOf={(each) => PRODUCT_SORT_LABELS[each]}
          onChange={(chosen) => onChange({ sort: chosen })}
        />
      </div>
    </div>
  );
}

const ALL_PRODUCTS: ProductQuery = { text: '', category: 'all', sort: 'rating' };

/** Parses the query of the address of `/cat-products`; unknown values are ignored. */
function readProductQuery(search: string): ProductQuery {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    category: PRODUCT_CATEGORIES.cat.find((each) => each === params.get('kind')) ?? 'all',
    sort: PRODUCT_SORTS.find((each) => each === params.get('sort')) ?? ALL_PRODUCTS.sort,
  };
}

/** The address of a filtered list; default values are left out. */
function productAddress(path: string, { text, category, sort }: ProductQuery): string {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('kind', category);
  if (sort !== ALL_PRODUCTS.sort) params.set('sort', sort);
  const query = params.toString();
  return path + (query === '' ? '' : `?${query}`);
}

/** Route `/cat-products`. */
export function CatProducts() {
  const products = useProducts('cat', CAT_PRODUCTS);
  const { key } = useLocation();
  return (
    <ShopFrame section="cats" title="Cat Products" lead="What goes with a home-made bowl, for cats.">
      {products === CAT_PRODUCTS && <NoBrandsNote />}
      {/* A link to this page resets it. */}
      {products === undefined ? <AwaitedProducts /> : <ProductList key={key} products={products} />}
      <ProductPriceNote />
    </ShopFrame>
  );
}

function ProductList({ products }: { products: readonly Product[] }) {
  const { pathname, search } = useLocation();
  const [query, setQuery] = useState(() => readProductQuery(search));
  useSyncedUrl(productAddress(pathname, query));
  const found = findProducts(products, query);
  return (
    <div className={styles['list']}>
      <ProductTools query={query} onChange={(change) => setQuery({ ...query, ...change })} />
      <h2>
        Showing {found.length} of {products.length} products
      </h2>
      <Announced words={`${found.length} found`} delayMs={1000} />
      {isByRatings(query.sort) && found.length > 0 && (
        <p className={page['small']}>None is rated yet, so we show them in our order.</p>
      )}
      {found.length > 0 ? (
        <ProductGrid products={found} hasAds />
      ) : (
        <NoProducts
          species="cat"
          department={query.category === 'all' ? 'supplies' : query.category}
          onClear={() => setQuery({ ...ALL_PRODUCTS, sort: query.sort })}
        />
      )}
    </div>
  );
}
