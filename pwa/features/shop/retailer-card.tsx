import type { ReactNode } from 'react';
import { type TypicalPrice, typicalPriceText } from '#domain/market/weight-price';
import { PRICE_SOURCES } from '#domain/reference/price-sources';
import { usePreference } from '../../platform/database/preferences.ts';
import { ratesNote } from '../market/rates-note.ts';
import { RetailerLink } from '../market/retailer-link.tsx';
import styles from '../market/retailers.module.css';
import { useCurrency } from '../market/use-currency.ts';
import { useRetailers } from '../market/use-retailers.ts';

type RetailerCardProps = {
  /** The ingredient in the site's or the visitor's words. */
  term: string;
  /** Null if the table has none, undefined until it is read. */
  price: TypicalPrice | null | undefined;
  children?: ReactNode;
};

/**
 * One ingredient at the country's shops: its typical price, and a search link for each. One estimate serves all shops, since
 * only a shop's own page has its current price.
 */
export function RetailerCard({ term, price, children }: RetailerCardProps) {
  const retailers = useRetailers();
  const currency = useCurrency();
  const system = usePreference('unitSystem');
  return (
    <section className={styles['card']} aria-label={`Compare prices of ${term}`}>
      <h3 className={styles['term']}>{term}</h3>
      <div className={styles['estimate']}>
        {price === null && <p className={styles['note']}>We have no price for it. See what the shops ask:</p>}
        {price && (
          <>
            <p className={styles['price']}>{typicalPriceText(price, system, currency)}</p>
            <p className={styles['note']}>
              Typical price of {lowerFirst(price.name)}, our {PRICE_SOURCES[price.source]}
              {ratesNote(currency)}. We use one estimate for all shops: see each shop’s page for its price
              today.
            </p>
          </>
        )}
      </div>
      {children}
      <ul className={styles['shops']}>
        {retailers.map((retailer) => (
          <li key={retailer.name}>
            <span>
              <strong>{retailer.name}</strong>
              <span className={styles['about']}>
                {retailer.about}
                {retailer.isPartner && ', affiliate link'}
              </span>
            </span>
            <RetailerLink retailer={retailer} term={term} className={styles['see']}>
              See price<span className="visually-hidden"> at {retailer.name}</span>
            </RetailerLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
