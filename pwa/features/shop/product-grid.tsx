import { Fragment } from 'react';
import type { Product } from '#domain/reference/product-schema';
import { GroupAd } from '../ads/group-ad.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './products.module.css';
import { useUsdCurrency } from './use-usd-currency.ts';

const GROUP_SIZE = 6;

type ProductGridProps = {
  products: readonly Product[];
  /** A click anywhere on a card follows its link. */
  areLinks?: boolean;
  /** An advertisement slot after each group. */
  hasAds?: boolean;
};

/** Products in groups of six. */
export function ProductGrid({ products, areLinks = false, hasAds = false }: ProductGridProps) {
  const currency = useUsdCurrency();
  const groups = Array.from({ length: Math.ceil(products.length / GROUP_SIZE) }, (_, place) =>
    products.slice(place * GROUP_SIZE, (place + 1) * GROUP_SIZE),
  );
  return groups.map((group, groupPlace) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
    <Fragment key={groupPlace}>
      <ul className={styles['group']}>
        {group.map((product, place) => (
          <li key={product.id}>
            <ProductCard product={product} place={place} currency={currency} isOneLink={areLinks} />
          </li>
        ))}
      </ul>
      {hasAds && <GroupAd group={groupPlace} />}
    </Fragment>
  ));
}
