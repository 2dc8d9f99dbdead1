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
  method: z.enum(['header', 'none']),
});
export type DetectedCountry = z.infer<typeof detectedCountrySchema>;
