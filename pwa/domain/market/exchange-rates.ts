import * as z from 'zod/mini';

/** Exchange rates from the operator's file; the server validates them when it reads the file. */
export const exchangeRatesSchema = z.object({
  /** Date of the rates, ISO 8601. */
  date: z.string(),
  /** Units per US dollar, by currency code. */
  perUsd: z.record(z.string(), z.number()),
});
export type ExchangeRates = z.infer<typeof exchangeRatesSchema>;
