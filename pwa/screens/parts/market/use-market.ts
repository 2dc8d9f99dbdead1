import { useEffect } from 'react';
import { useStore } from 'zustand';
import { detectMarket } from '#domain/market/detect-market';
import type { Market } from '#domain/reference/markets';
import { usePreference, usePreferencesRead } from '../../../database/preferences.ts';
import { askCountry, countryStore } from '../../../sync/country.ts';

/** Cached by the hints: every card of a list asks. */
const known = new Map<string, Market>();

/**
 * The visitor's market: explicit choice, else the server's detection, else browser and time zone. Undefined on the
 * server, while hydrating, and until the device's preferences are read.
 */
export function useMarket(): Market | undefined {
  const chosenCountry = usePreference('market');
  const isRead = usePreferencesRead();
  const serverCountry = useStore(countryStore, (state) => state.countryCode);
  useEffect(() => askCountry(), []);
  return isRead ? marketOf(chosenCountry, serverCountry) : undefined;
}

function marketOf(chosenCountry: string | null, serverCountry: string | null): Market {
  const key = `${chosenCountry}|${serverCountry}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const market = detectMarket({ chosenCountry, serverCountry, language: navigator.language, timeZone });
  known.set(key, market);
  return market;
}
