import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findProducts, isByRatings } from '#domain/market/find-products';
import { CAT_PRODUCTS } from '#domain/reference/cat-products';
import type { Product } from '#domain/reference/product-schema';
import { Announced } from '../../components/announce.ts';
import page from '../page/page.module.css';
import { useSyncedUrl } from '../search/use-synced-url.ts';
import { AwaitedProducts } from './awaited-products.tsx';
import { NoProducts } from './no-products.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductPriceNote } from './product-price-note.tsx';
import { ALL_PRODUCTS, productAddress, readProductQuery } from './product-query.ts';
import { ProductTools } from './product-tools.tsx';
import styles from './products.module.css';
import { ShopFrame } from './shop-frame.tsx';
import { useProducts } from './use-products.ts';

/** Route `/cat-products`. */
export function CatProducts() {
  const products = useProducts('cat', CAT_PRODUCTS);
  const { key } = useLocation();
  return (
    <ShopFrame section="cats" title="Cat Products" lead="What goes with a home-made bowl, for cats.">
      {/* A link to this page starts it over. */}
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
        <p className={page['small']}>None is rated yet: they keep our order.</p>
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
