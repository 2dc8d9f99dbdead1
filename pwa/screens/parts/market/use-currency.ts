import type { Currency } from '#domain/reference/currency-rates';
import { useMarket } from './use-market.ts';

/** The currency of the visitor's market; pounds on the server, while hydrating, and until the device is read. */
export function useCurrency(): Currency {
  return useMarket()?.currency ?? 'GBP';
}
