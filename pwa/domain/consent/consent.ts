import * as z from 'zod/mini';

/** What the visitor allows; `necessary` cannot be refused. */
export const consentSchema = z.strictObject({
  necessary: z.literal(true),
  analytics: z.boolean(),
  advertising: z.boolean(),
  functional: z.boolean(),
  /** ISO 8601; when the choice was made. */
  timestamp: z.string(),
});
export type Consent = z.infer<typeof consentSchema>;
