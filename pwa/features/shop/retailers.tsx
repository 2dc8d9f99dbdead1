import { type ReactNode, useState } from 'react';
import { type Retailer, retailerSearch, retailersOf } from '#domain/market/retailer';
import { type TypicalPrice, typicalPriceText } from '#domain/market/weight-price';
import { DEFAULT_COUNTRY } from '#domain/reference/markets';
import { PRICE_SOURCES } from '#domain/reference/price-sources';
import { AffiliateLink } from '../../components/affiliate-link.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { trackAffiliateClick } from '../../platform/sync/affiliate.ts';
import { ratesNote } from '../market/price-note.ts';
import styles from '../market/retailers.module.css';
import { useCurrency, useMarket } from '../market/use-market.ts';

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

/** Ingredients in the panel. */
const MOST_INGREDIENTS = 6;

type RetailerPanelProps = {
  /** The first six are shown. */
  ingredients: readonly string[];
};

/** The country's shops, one of them selected, and six ingredients to search for there. */
export function RetailerPanel({ ingredients }: RetailerPanelProps) {
  const retailers = useRetailers();
  const [chosen, setChosen] = useState('');
  const [first] = retailers;
  const retailer = retailers.find(({ name }) => name === chosen) ?? first;
  if (retailer === undefined) return null;
  return (
    <section aria-labelledby="panel">
      <h2 id="panel">Shop ingredients</h2>
      <ChipRow label="Shop">
        {retailers.map(({ name }) => (
          <Chip key={name} chosen={name === retailer.name} onChoose={() => setChosen(name)}>
            {name}
          </Chip>
        ))}
      </ChipRow>
      <ul className={styles['six']}>
        {ingredients.slice(0, MOST_INGREDIENTS).map((term) => (
          <li key={term}>
            <RetailerLink retailer={retailer} term={term.toLowerCase()} className={styles['term-link']}>
              {term}
            </RetailerLink>
          </li>
        ))}
      </ul>
      {retailers.length === 1 && (
        <p className={styles['about']}>We don’t know a grocer in your country yet, only its marketplace.</p>
      )}
    </section>
  );
}

/** The shops of the visitor's country, and which of them pays this site. */
export function FeaturedPartners() {
  const retailers = useRetailers();
  const market = useMarket();
  const { affiliateTags } = useSiteSettings();
  const isActive = market !== undefined && affiliateTags[market.countryCode] !== undefined;
  return (
    <section aria-labelledby="partners">
      <h2 id="partners">Featured retail partners{market && `, ${market.name}`}</h2>
      <ul className={styles['partners']}>
        {market !== undefined &&
          retailers.map(({ name, about, isPartner }) => (
            <li key={name} className={styles['partner']}>
              <strong>{name}</strong>
              <span className={styles['about']}>{about}</span>
              {isPartner ? (
                <>
                  <span className={styles['status']}>{isActive ? 'Active' : 'Pending Verification'}</span>
                  <span className={styles['about']}>
                    {isActive
                      ? 'Pays us a commission on qualifying purchases.'
                      : 'Its programme hasn’t confirmed us for this country, so it pays us nothing yet.'}
                  </span>
                </>
              ) : (
                <span className={styles['about']}>Not a partner: it pays us nothing.</span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}

type RetailerLinkProps = {
  retailer: Retailer;
  /** Search term in the site's own words. */
  term: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A search for an ingredient at one of the country's shops; clicks are counted. */
function RetailerLink({ retailer, term, className, children }: RetailerLinkProps) {
  const market = useMarket();
  const { affiliateTags: tags } = useSiteSettings();
  const href = market && retailerSearch(retailer, { term, countryCode: market.countryCode, tags });
  return (
    <AffiliateLink
      href={href}
      className={className}
      isPaid={retailer.isPartner}
      onFollow={() => trackAffiliateClick(retailer.name, term)}
    >
      {children}
    </AffiliateLink>
  );
}

/** The shops of the visitor's country; those of the default country on the server and until the device is read. */
function useRetailers(): readonly Retailer[] {
  const market = useMarket();
  return retailersOf(market?.countryCode ?? DEFAULT_COUNTRY);
}
