import * as z from 'zod/mini';

/** Exchange rates that the operator brings; the server proves them when it reads its file. */
export const exchangeRatesSchema = z.object({
  /** Day they were true, ISO 8601. */
  date: z.string(),
  /** How many units a US dollar buys, by currency code. */
  perUsd: z.record(z.string(), z.number()),
});
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;
