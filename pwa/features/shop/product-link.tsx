import { MARKETPLACE } from '#domain/market/affiliate-link';
import type { Product } from '#domain/reference/product-schema';
import { AffiliateLink } from '../../components/affiliate-link.tsx';
import { Button } from '../../components/button.tsx';
import { trackAffiliateClick } from '../../platform/sync/affiliate.ts';
import { ShopLink } from '../market/shop-link.tsx';
import styles from './product-card.module.css';

/** Where a product is sold, or that it is out of stock where the operator says so; clicks are counted. */
export function ProductLink({ product }: { product: Product }) {
  const { name, offer, term } = product;
  if (product.inStock === false) {
    return (
      <Button variant="soft" disabled className={styles['none'] ?? ''}>
        Out of Stock
      </Button>
    );
  }
  const words = (
    <span>
      View on {offer?.retailer ?? MARKETPLACE}
      <span className="visually-hidden"> – {name}</span>
    </span>
  );
  if (offer === undefined) {
    return (
      <ShopLink term={term} className={styles['view']}>
        {words}
      </ShopLink>
    );
  }
  return (
    <AffiliateLink
      href={offer.url}
      className={styles['view']}
      onFollow={() => trackAffiliateClick(offer.retailer, name)}
    >
      {words}
    </AffiliateLink>
  );
}
