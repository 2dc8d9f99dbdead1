import { useEffect } from 'react';
import { useStore } from 'zustand';
import { POUNDS, type ShownCurrency, shownCurrency } from '#domain/market/currency';
import { detectMarket } from '#domain/market/detect-market';
import { type Kitchen, kitchenOf, type Market } from '#domain/reference/markets';
import { type Locale, useLocale } from '../../platform/database/locale.ts';
import { usePreference, usePreferencesRead } from '../../platform/database/preferences.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { askCountry, countryStore } from '../../platform/sync/country.ts';

/** Cached by input, because every card of a list asks. */
const known = new Map<string, Market>();

/**
 * The visitor's market: explicit choice, else the server's detection, else browser and time zone. Undefined on the
 * server, while hydrating, and until the device's preferences are read.
 */
export function useMarket(): Market | undefined {
  return useMarketFor(usePreference('market'));
}

/** The market that we detect, whatever the visitor chose. Undefined as above. */
export function useDetectedMarket(): Market | undefined {
  return useMarketFor(null);
}

function useMarketFor(chosenCountry: string | null): Market | undefined {
  const isRead = usePreferencesRead();
  const serverCountry = useStore(countryStore, (state) => state.countryCode);
  useEffect(() => askCountry(), []);
  const locale = useLocale();
  return isRead ? marketOf(chosenCountry, serverCountry, locale) : undefined;
}

/** The visitor's kitchen, which sets the sizes of tins, eggs and pints; undefined if the market has none. */
export const useKitchen = (): Kitchen | undefined => kitchenOf(useMarket());

function marketOf(
  chosenCountry: string | null,
  serverCountry: string | null,
  { language, timeZone }: Locale,
): Market {
  const key = [chosenCountry, serverCountry, language, timeZone].join('|');
  const before = known.get(key);
  if (before !== undefined) return before;
  const market = detectMarket({ chosenCountry, serverCountry, language, timeZone });
  known.set(key, market);
  return market;
}

/** The currency of the visitor's market; pounds on the server, while hydrating, and until the device is read. */
export function useCurrency(): ShownCurrency {
  const market = useMarket();
  const { rates } = useSiteSettings();
  return market === undefined ? POUNDS : shownCurrency(market.currency, rates);
}
