import * as z from 'zod/mini';
import { exchangeRatesSchema } from '../market/exchange-rates.ts';

/** The operator's settings for the pages; sent with the page and with the last page of a sync. */
export const siteSettingsSchema = z.object({
  /** Support address; absent if the operator configured none. */
  supportEmail: z.optional(z.string()),
  /** Associate tags by market, such as `{ GB: 'bowlful-21' }`; a market without one gets an untagged link. */
  affiliateTags: z.record(z.string(), z.string()),
  /** The operator's exchange rates; without them the built-in table is used. */
  rates: z.optional(exchangeRatesSchema),
  /** Changes with the operator's product list; absent without one, when the built-in list is used. */
  productsVersion: z.optional(z.string()),
  /** The server reads recipes from links; absent if the operator switched it off, or on an older server. */
  readsLinks: z.optional(z.boolean()),
  /** Devices can share a household here; absent if the operator switched it off, or on an older server. */
  households: z.optional(z.boolean()),
  /** Id of a third-party measurement service, used only after consent. */
  measurementId: z.optional(z.string()),
  /** Space for advertisements is reserved; absent if the operator shows none. */
  showsAds: z.optional(z.boolean()),
  /** A third-party network, loaded only after consent; absent without a certified consent platform. */
  adNetwork: z.optional(
    z.object({
      client: z.string(),
      /** Address of the platform’s script. */
      consentPlatform: z.string(),
      /** Ad units by the kind of place. */
      units: z.object({ list: z.optional(z.string()), sidebar: z.optional(z.string()) }),
    }),
  ),
  /** Days after which data are deleted, where the operator changed the default; 0 keeps them forever. */
  kept: z.optional(
    z.object({
      contactDays: z.int(),
      handledDays: z.int(),
      countDays: z.int(),
      auditDays: z.int(),
    }),
  ),
  /** Whether the server sends e-mail; absent from servers that do not say, which count as sending. */
  sendsMail: z.optional(z.boolean()),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;
