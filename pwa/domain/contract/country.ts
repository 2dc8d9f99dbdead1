import * as z from 'zod/mini';
import { atMost } from '../text/characters.ts';

/** Query of `GET /api/detect-country`, as the documented callers send it. */
export const detectCountryQuerySchema = z.strictObject({
  v: z.optional(z.string().check(atMost(20))),
  t: z.optional(z.string().check(atMost(20))),
});

/** Country of the connection; null if unknown, so that the device falls back to its locale and time zone. */
export const detectedCountrySchema = z.strictObject({
  country_code: z.nullable(z.string()),
  /** A trusted proxy's header, the server's own database of address ranges, or nothing. */
  method: z.enum(['header', 'database', 'none']),
  /** Day the database was made, ISO 8601; only with `database`. */
  database_date: z.optional(z.string()),
});
export type DetectedCountry = z.infer<typeof detectedCountrySchema>;
