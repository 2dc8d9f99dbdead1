import { DEFAULT_COUNTRY } from '../reference/markets.ts';

/** The linked marketplace, by its name in the click count. */
export const MARKETPLACE = 'Amazon';

const DOMAINS: Record<string, string> = {
  GB: 'amazon.co.uk',
  US: 'amazon.com',
  CA: 'amazon.ca',
  DE: 'amazon.de',
  FR: 'amazon.fr',
  AU: 'amazon.com.au',
  IT: 'amazon.it',
  ES: 'amazon.es',
  JP: 'amazon.co.jp',
  IN: 'amazon.in',
};

/** Countries with their own marketplace. */
export const MARKETPLACE_COUNTRIES: readonly string[] = Object.keys(DOMAINS);

/** Local search terms by country, for goods that shops there call something else. */
const LOCAL_TERMS: Record<string, Record<string, string>> = {
  'cat toys': { US: 'cat toys', DE: 'Katzenspielzeug', FR: 'jouets pour chat', AU: 'cat toys' },
  'cat treats': { US: 'cat treats', DE: 'Katzenleckerli', FR: 'friandises pour chat', AU: 'cat treats' },
  'lean beef mince': {
    US: 'lean ground beef',
    DE: 'mageres Rinderhackfleisch',
    FR: 'bœuf haché maigre',
    AU: 'lean beef mince',
  },
};

type AffiliateSearch = {
  /** Search text in the site's own words. */
  term: string;
  /** The visitor's market: 'GB'. */
  countryCode: string;
  /** Associate tags by market; a market without one gets a link without a tag. */
  tags: Readonly<Record<string, string>>;
  /** The marketplace's own name for a department, such as 'pets'. */
  category?: string;
};

/** The search term used in a country's shops; falls back to the given one. */
export function localTerm(term: string, countryCode: string): string {
  return LOCAL_TERMS[term]?.[countryCode] ?? term;
}

/**
 * Search on the marketplace of the visitor's market: term (k), tag, linkCode ur2 and an optional department. A
 * country without a supported marketplace falls back to the British one with the British tag.
 */
export function affiliateLink({ term, countryCode, tags, category }: AffiliateSearch): string {
  const country = Object.hasOwn(DOMAINS, countryCode) ? countryCode : DEFAULT_COUNTRY;
  const tag = tags[country];
  const parameters = [
    ['k', localTerm(term, country)],
    ...(tag === undefined ? [] : [['tag', tag] as const, ['linkCode', 'ur2'] as const]),
    ...(category === undefined ? [] : [['i', category] as const]),
  ];
  const query = parameters.map(([key, value = '']) => `${key}=${encodeURIComponent(value)}`).join('&');
  return `https://www.${DOMAINS[country]}/s?${query.replaceAll('%20', '+')}`;
}

/** Suffix of every associate tag, by market. Kept apart from the markets because pages don't need it. */
const TAG_SUFFIXES: Readonly<Record<string, string>> = {
  GB: '-21',
  US: '-20',
  CA: '-20',
  DE: '-21',
  FR: '-21',
  AU: '-22',
  IT: '-21',
  ES: '-21',
  JP: '-22',
  IN: '-21',
};

/** Why a tag is invalid for a market, such as 'the tag of GB must end with -21'; null if it is valid. */
export function tagFault(countryCode: string, tag: string): string | null {
  const suffix = TAG_SUFFIXES[countryCode];
  if (suffix === undefined) return `${countryCode} is no market`;
  return tag.endsWith(suffix) ? null : `the tag of ${countryCode} must end with ${suffix}`;
}
