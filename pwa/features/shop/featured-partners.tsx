import { useSiteSettings } from '../../platform/database/site-settings.ts';
import styles from '../market/retailers.module.css';
import { useMarket } from '../market/use-market.ts';
import { useRetailers } from '../market/use-retailers.ts';

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
