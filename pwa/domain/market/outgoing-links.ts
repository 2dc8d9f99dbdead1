import { GROCERS } from '../reference/retailers.ts';
import { affiliateLink, MARKETPLACE, MARKETPLACE_COUNTRIES } from './affiliate-link.ts';
import { retailerSearch } from './retailer.ts';

/** A link to a shop, as pages show it for a common food. */
export type OutgoingLink = {
  /** `{country}|{retailer}` */
  id: string;
  /** ISO 3166 alpha-2. */
  countryCode: string;
  retailer: string;
  url: string;
};

/** Every shop sells it. */
const TERM = 'chicken breast';

/**
 * One link for each shop of each market. Without the site's tags, so that checking them counts no clicks.
 */
export function outgoingLinks(): OutgoingLink[] {
  return MARKETPLACE_COUNTRIES.flatMap((countryCode) => {
    const search = { term: TERM, countryCode, tags: {} };
    const marketplace = { retailer: MARKETPLACE, url: affiliateLink(search) };
    const grocers = (GROCERS[countryCode] ?? []).map(({ name }) => ({
      retailer: name,
      url: retailerSearch({ name }, search),
    }));
    return [marketplace, ...grocers].map((link) => ({
      id: `${countryCode}|${link.retailer}`,
      countryCode,
      ...link,
    }));
  });
}
