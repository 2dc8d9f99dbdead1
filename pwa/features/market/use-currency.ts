import { POUNDS, type ShownCurrency, shownCurrency } from '#domain/market/currency';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { useMarket } from './use-market.ts';

/** The currency of the visitor's market; pounds on the server, while hydrating, and until the device is read. */
export function useCurrency(): ShownCurrency {
  const market = useMarket();
  const { rates } = useSiteSettings();
  return market === undefined ? POUNDS : shownCurrency(market.currency, rates);
}
