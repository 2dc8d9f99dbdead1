import type { ReactNode } from 'react';
import { affiliateLink, MARKETPLACE } from '#domain/market/affiliate-link';
import { AffiliateLink } from '../../components/affiliate-link.tsx';
import { ChipRow } from '../../components/chip.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { trackAffiliateClick } from '../../platform/sync/affiliate.ts';
import styles from '../page/page.module.css';
import { useMarket } from './use-market.ts';

type ShopLinkProps = {
  /** Search term for the shop. */
  term: string;
  className?: string | undefined;
  children: ReactNode;
};

/** An affiliate link to a search on the visitor's marketplace; clicks are counted. */
export function ShopLink({ term, className, children }: ShopLinkProps) {
  const market = useMarket();
  const { affiliateTags: tags } = useSiteSettings();
  const href = market && affiliateLink({ term, countryCode: market.countryCode, tags });
  return (
    <AffiliateLink href={href} className={className} onFollow={() => trackAffiliateClick(MARKETPLACE, term)}>
      {children}
    </AffiliateLink>
  );
}

type ShopItem = {
  label: string;
  /** Search term, if it differs from the label. */
  term?: string;
};

/** Things to buy in one row, which scrolls sideways on phones. */
export function ShopChips({ items }: { items: readonly ShopItem[] }) {
  return (
    <div>
      <p className={styles['caption']}>Affiliate links</p>
      <ChipRow label="Affiliate links">
        {items.map(({ label, term = label.toLowerCase() }) => (
          <ShopLink key={label} term={term} className={styles['chip']}>
            {label}
          </ShopLink>
        ))}
      </ChipRow>
    </div>
  );
}
