import { type Retailer, retailersOf } from '#domain/market/retailer';
import { DEFAULT_COUNTRY } from '#domain/reference/markets';
import { useMarket } from './use-market.ts';

/** The shops of the visitor's country; those of the default country on the server and until the device is read. */
export function useRetailers(): readonly Retailer[] {
  const market = useMarket();
  return retailersOf(market?.countryCode ?? DEFAULT_COUNTRY);
}
