import { detectMarket } from '#domain/market/detect-market';
import type { Currency } from '#domain/reference/currency-rates';
import { usePreference, usePreferencesRead } from '../../database/preferences.ts';

/** By the country chosen by hand: every card of a list asks. */
const known = new Map<string | null, Currency>();

/** The currency of the visitor's market; pounds on the server, while hydrating, and until the device is read. */
export function useCurrency(): Currency {
  const chosenCountry = usePreference('market');
  const isRead = usePreferencesRead();
  return isRead ? currencyOf(chosenCountry) : 'GBP';
}

function currencyOf(chosenCountry: string | null): Currency {
  const before = known.get(chosenCountry);
  if (before !== undefined) return before;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { currency } = detectMarket({ chosenCountry, language: navigator.language, timeZone });
  known.set(chosenCountry, currency);
  return currency;
}
