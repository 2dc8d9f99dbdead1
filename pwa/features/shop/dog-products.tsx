import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { DOG_PRODUCTS } from '#domain/reference/dog-products';
import { PRODUCT_CATEGORIES, productCategoryLabel } from '#domain/reference/product-categories';
import type { Product } from '#domain/reference/product-schema';
import { TabList } from '../../components/segmented.tsx';
import { useSyncedUrl } from '../search/use-synced-url.ts';
import { ProductGrid, useProducts } from './product-grid.tsx';
import { AwaitedProducts, NoBrandsNote, NoProducts, ProductPriceNote } from './product-notes.tsx';
import styles from './products.module.css';
import { ShopFrame } from './shop-frame.tsx';

const TABS = PRODUCT_CATEGORIES.dog.map((value) => ({ value, label: productCategoryLabel(value) }));
const [FIRST] = PRODUCT_CATEGORIES.dog;

/** Route `/dog-products`. */
export function DogProducts() {
  const products = useProducts('dog', DOG_PRODUCTS);
  const { key } = useLocation();
  return (
    <ShopFrame section="dogs" title="Dog Products" lead="What goes with a home-made bowl, for dogs.">
      {products === DOG_PRODUCTS && <NoBrandsNote />}
      {/* A link to this page resets it. */}
      {products === undefined ? <AwaitedProducts /> : <ProductTabs key={key} products={products} />}
      <ProductPriceNote />
    </ShopFrame>
  );
}

function ProductTabs({ products }: { products: readonly Product[] }) {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('tab');
  const [tab, setTab] = useState(() => PRODUCT_CATEGORIES.dog.find((each) => each === asked) ?? FIRST);
  useSyncedUrl(tab === FIRST ? pathname : `${pathname}?tab=${tab}`);
  const id = useId();
  return (
    <div className={styles['list']}>
      <TabList label="Products" id={id} tabs={TABS} value={tab} onChange={setTab} />
      {TABS.map(({ value, label }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-panel-${value}`}
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== tab}
        >
          <Panel department={label} products={products.filter(({ category }) => category === value)} />
        </div>
      ))}
    </div>
  );
}

function Panel({ department, products }: { department: string; products: readonly Product[] }) {
  return (
    <div className={styles['list']}>
      <h2>{department}</h2>
      {products.length > 0 ? (
        <ProductGrid products={products} areLinks />
      ) : (
        <NoProducts species="dog" department={department.toLowerCase()} />
      )}
    </div>
  );
}
