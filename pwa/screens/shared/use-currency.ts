import { useMemo } from 'react';
import { detectMarket } from '#domain/market/detect-market';
import type { Currency } from '#domain/reference/currency-rates';
import { usePreference, usePreferencesRead } from '../../database/preferences.ts';

/** The currency of the visitor's market; pounds on the server, while hydrating, and until the device is read. */
export function useCurrency(): Currency {
  const chosenCountry = usePreference('market');
  const isRead = usePreferencesRead();
  return useMemo(() => {
    if (!isRead) return 'GBP';
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return detectMarket({ chosenCountry, language: navigator.language, timeZone }).currency;
  }, [chosenCountry, isRead]);
}
