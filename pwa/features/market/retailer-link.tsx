import type { ReactNode } from 'react';
import { type Retailer, retailerSearch } from '#domain/market/retailer';
import { AffiliateLink } from '../../components/affiliate-link.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { trackAffiliateClick } from '../../platform/sync/affiliate.ts';
import { useMarket } from './use-market.ts';

type RetailerLinkProps = {
  retailer: Retailer;
  /** Search term in the site's own words. */
  term: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A search for an ingredient at one of the country's shops; clicks are counted. */
export function RetailerLink({ retailer, term, className, children }: RetailerLinkProps) {
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
