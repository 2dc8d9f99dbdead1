import { DEFAULT_COUNTRY, MARKETS, type Market } from '../reference/markets.ts';

/** Evidence of a visitor's location; each may be missing. */
type MarketHints = {
  /** Explicit choice; overrides everything. */
  chosenCountry?: string | null;
  /** Country from the server's response. */
  serverCountry?: string | null;
  /** Browser language: 'en-GB'. */
  language?: string | null;
  /** IANA name: 'Europe/London'. */
  timeZone?: string | null;
};

const COUNTRY_OF_ZONE: Record<string, string> = {
  'Europe/London': 'GB',
  'Europe/Belfast': 'GB',
  'Europe/Berlin': 'DE',
  'Europe/Busingen': 'DE',
  'Europe/Paris': 'FR',
  'Europe/Rome': 'IT',
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Asia/Tokyo': 'JP',
  'Asia/Kolkata': 'IN',
  'Asia/Calcutta': 'IN',
  'America/Toronto': 'CA',
  'America/Vancouver': 'CA',
  'America/Edmonton': 'CA',
  'America/Winnipeg': 'CA',
  'America/Halifax': 'CA',
  'America/St_Johns': 'CA',
  'America/Regina': 'CA',
  'America/Montreal': 'CA',
  'America/New_York': 'US',
  'America/Detroit': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Phoenix': 'US',
  'America/Boise': 'US',
  'America/Los_Angeles': 'US',
  'America/Anchorage': 'US',
  'Pacific/Honolulu': 'US',
};

/** The supported market for a country code in any case; undefined for all others. */
function findMarket(countryCode: string | null | undefined): Market | undefined {
  const code = countryCode?.toUpperCase();
  return MARKETS.find((market) => market.countryCode === code);
}

/** 'en-GB' and 'en_gb' are GB, 'zh-Hant-HK' is HK, 'en' has no region. */
function regionOf(language: string | null | undefined): string | undefined {
  return language
    ?.split(/[-_]/)
    .slice(1)
    .find((part) => /^[a-z]{2}$/i.test(part));
}

function zoneCountry(timeZone: string | null | undefined): string | undefined {
  if (!timeZone) return undefined;
  return COUNTRY_OF_ZONE[timeZone] ?? (timeZone.startsWith('Australia/') ? 'AU' : undefined);
}

/**
 * Market of a visitor for every screen: explicit choice, server's answer, browser's locale, time zone, then Great
 * Britain. Hints for unsupported markets are skipped.
 */
export function detectMarket(hints: MarketHints): Market {
  return (
    findMarket(hints.chosenCountry) ??
    findMarket(hints.serverCountry) ??
    findMarket(regionOf(hints.language)) ??
    findMarket(zoneCountry(hints.timeZone)) ??
    (findMarket(DEFAULT_COUNTRY) as Market)
  );
}
