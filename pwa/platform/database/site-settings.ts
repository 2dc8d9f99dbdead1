import type { SiteSettings } from '#domain/contract/site-settings';
import { sharedQuery, useShared } from '../query/query.ts';

const NONE: SiteSettings = { affiliateTags: {} };

const stored = sharedQuery(
  'site',
  async ({ database }) => (await database.syncState.get('catalogue'))?.site ?? NONE,
  NONE,
);

/** The operator's settings: the page's until this visit has synced, then those of the last sync. */
export function useSiteSettings(): SiteSettings {
  return useShared(
    stored,
    ({ value }) => value,
    (page) => page.site,
  );
}
