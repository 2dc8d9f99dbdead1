import {
  Brush,
  Check,
  Drumstick,
  HeartPulse,
  type LucideIcon,
  Package,
  Pill,
  Soup,
  Utensils,
  Volleyball,
} from 'lucide-react';
import { Fragment, useMemo } from 'react';
import { MARKETPLACE } from '#domain/market/affiliate-link';
import { type UsdCurrency, usdCurrency } from '#domain/market/currency';
import { priceDateWords, typicalPrice } from '#domain/market/typical-price';
import type { ProductCategory } from '#domain/reference/product-categories';
import type { Product } from '#domain/reference/product-schema';
import type { Species } from '#domain/reference/species';
import { AffiliateLink } from '../../components/affiliate-link.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { RatingLine } from '../../components/rating-line.tsx';
import { RecipeCloth } from '../../components/recipe-cloth.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { sharedQuery, useShared } from '../../platform/query/query.ts';
import { trackAffiliateClick } from '../../platform/sync/affiliate.ts';
import { GroupAd } from '../ads/group-ad.tsx';
import { ShopLink } from '../market/shop-link.tsx';
import { useMarket } from '../market/use-market.ts';
import styles from './products.module.css';

/** Link to the shop, or 'out of stock' if the operator says so; clicks are counted. */
function ProductLink({ product }: { product: Product }) {
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

/** Drawn on a product's cloth in place of a picture. */
const PRODUCT_ICONS: Record<ProductCategory, LucideIcon> = {
  toys: Volleyball,
  treats: Drumstick,
  health: HeartPulse,
  accessories: Package,
  food: Utensils,
  bowls: Soup,
  supplements: Pill,
  grooming: Brush,
};

const SHOWN_FEATURES = 2;

type ProductCardProps = {
  product: Product;
  /** Rotates the cloth, so that neighbours differ. */
  place: number;
  currency: UsdCurrency;
  /** A click anywhere on the card follows its link. */
  isOneLink: boolean;
};

/** A product with its typical price. The card says that it has no ratings. */
function ProductCard({ product, place, currency, isOneLink }: ProductCardProps) {
  const { name, brand, description, features, species, category, imageUrl } = product;
  const Icon = PRODUCT_ICONS[category];
  return (
    <article className={classNames(styles['card'], isOneLink && styles['whole'])}>
      <div className={styles['art']} aria-hidden>
        <RecipeCloth species={species} id={place}>
          <Icon size={48} strokeWidth={1.5} />
          {/* Offline there is no picture, and the icon shows. */}
          {imageUrl !== undefined && <img src={imageUrl} alt="" loading="lazy" />}
        </RecipeCloth>
      </div>
      <div className={styles['words']}>
        <h3>{name}</h3>
        {brand !== undefined && <p className={styles['small']}>{brand}</p>}
        <p className={styles['small']}>{description}</p>
        <ul className={styles['features']}>
          {features.slice(0, SHOWN_FEATURES).map((feature) => (
            <li key={feature}>
              <Check size={18} aria-hidden />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['end']}>
        <p className={styles['price']}>
          <strong>{typicalPrice(product.priceUsd, currency)}</strong>
          {product.freeShipping === true && ', free shipping'}
        </p>
        <p className={styles['small']}>Typical price, our estimate, {priceDateWords(product.priceDate)}</p>
        <RatingLine average={null} count={0} />
        <ProductLink product={product} />
      </div>
    </article>
  );
}

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

/** Currency of the visitor's market for prices in US dollars; pounds on the server, while hydrating, until the device is read. */
export function useUsdCurrency(): UsdCurrency {
  const market = useMarket();
  const { rates } = useSiteSettings();
  return usdCurrency(market?.currency ?? 'GBP', rates);
}

type Stored = { version?: string | undefined; list?: readonly Product[] | undefined };

const stored = sharedQuery<Stored>(
  'products',
  async ({ database }) => {
    const state = await database.syncState.get('catalogue');
    return { version: state?.site?.productsVersion, list: state?.products?.list };
  },
  {},
);

/**
 * The operator's products of a species: from the page, else from the last sync. Null if the operator has no list; undefined
 * while the device is being read, or has yet to fetch the list.
 */
function useOperatorProducts(species: Species): readonly Product[] | null | undefined {
  const page = usePageData();
  const { version, list } = useShared(stored, (state) => state.value);
  const isRead = useShared(stored, (state) => state.isRead);
  const kept = useMemo(() => list?.filter((product) => product.species === species), [list, species]);
  if (page?.products?.[0]?.species === species) return page.products;
  // A page from the server is newer than the last sync, and needs no wait for the device.
  if (page?.site === undefined && !isRead) return undefined;
  const isListed = (page?.site ?? { productsVersion: version }).productsVersion !== undefined;
  return isListed ? kept : null;
}

/** The operator's products of a species, else the built-in ones; undefined until they are known. */
export function useProducts(species: Species, builtIn: readonly Product[]): readonly Product[] | undefined {
  const own = useOperatorProducts(species);
  return own === null ? builtIn : own;
}
