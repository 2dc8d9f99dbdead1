import * as z from 'zod/mini';

/** The operator's settings for the pages; sent with the page and with the last page of a sync. */
export const siteSettingsSchema = z.object({
  /** Support address; absent if the operator configured none. */
  supportEmail: z.optional(z.string()),
  /** Associate tags by market, such as `{ GB: 'bowlful-21' }`; a market without one gets an untagged link. */
  affiliateTags: z.record(z.string(), z.string()),
  /** The server reads recipes from links; absent where the operator switched it off, or the server is older. */
  readsLinks: z.optional(z.boolean()),
  /** Id of an outside measurement service, used after consent only. */
  measurementId: z.optional(z.string()),
  /** Whether e-mails leave the server; absent from servers that do not say, which count as sending. */
  sendsMail: z.optional(z.boolean()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
