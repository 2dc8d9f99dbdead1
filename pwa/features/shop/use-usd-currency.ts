import { type UsdCurrency, usdCurrency } from '#domain/market/currency';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { useMarket } from '../market/use-market.ts';

/** Currency of the visitor's market for prices in US dollars; pounds on the server, while hydrating, until the device is read. */
export function useUsdCurrency(): UsdCurrency {
  const market = useMarket();
  const { rates } = useSiteSettings();
  return usdCurrency(market?.currency ?? 'GBP', rates);
}
