import { GROCERS, INGREDIENT_WORDS } from '../reference/retailers.ts';
import { affiliateLink, MARKETPLACE, MARKETPLACE_COUNTRIES } from './affiliate-link.ts';

/** A shop of a market. */
export type Retailer = {
  name: string;
  about: string;
  /** The shop pays commission on purchases made through a link. */
  isPartner: boolean;
};

type RetailerSearch = {
  /** Search text in the site's own words. */
  term: string;
  countryCode: string;
  /** Associate tags by market. */
  tags: Readonly<Record<string, string>>;
};

const AFFILIATE: Retailer = { name: MARKETPLACE, about: 'Marketplace', isPartner: true };

/** The shops of a market: the marketplace, plus three grocers where we know them. */
export function retailersOf(countryCode: string): readonly Retailer[] {
  const grocers = GROCERS[countryCode] ?? [];
  return [AFFILIATE, ...grocers.map(({ name, about }) => ({ name, about, isPartner: false }))];
}

/** The search term used in a market's shops; falls back to the given one. */
export function shopWords(term: string, countryCode: string): string {
  return INGREDIENT_WORDS[countryCode]?.[term.toLowerCase()] ?? term;
}

/** Address of a retailer's search for an ingredient. */
export function retailerSearch({ name }: Pick<Retailer, 'name'>, search: RetailerSearch): string {
  const term = shopWords(search.term, search.countryCode);
  const grocer = GROCERS[search.countryCode]?.find((row) => row.name === name);
  if (grocer === undefined) return affiliateLink({ ...search, term });
  return grocer.search.replace('{term}', encodeURIComponent(term));
}

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
