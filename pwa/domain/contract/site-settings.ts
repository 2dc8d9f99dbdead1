import * as z from 'zod/mini';

/** What the operator of the site configured for its pages; travels in the page and with the last page of a sync. */
export const siteSettingsSchema = z.object({
  /** Where people write for help; absent where the operator named no address. */
  supportEmail: z.optional(z.string()),
  /** Associate tags by market, such as `{ GB: 'bowlful-21' }`; a market without one gets a plain link. */
  affiliateTags: z.record(z.string(), z.string()),
  /** Id of an outside measurement service, used after consent only. */
  measurementId: z.optional(z.string()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
