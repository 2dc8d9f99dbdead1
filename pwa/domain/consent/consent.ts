import * as z from 'zod/mini';

/** A visitor's consent; `necessary` cannot be refused. */
export const consentSchema = z.strictObject({
  necessary: z.literal(true),
  analytics: z.boolean(),
  advertising: z.boolean(),
  functional: z.boolean(),
  /** Time of the choice, ISO 8601. */
  timestamp: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;
