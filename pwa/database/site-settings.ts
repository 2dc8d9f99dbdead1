import type { SiteSettings } from '#domain/contract/site-settings';
import { createDeviceStore, useDeviceStore } from './device-store.ts';
import { usePageData } from './early-data.ts';

const NONE: SiteSettings = { affiliateTags: {} };

const stored = createDeviceStore<SiteSettings | null>(
  async ({ database }) => (await database.syncState.get('catalogue'))?.site ?? null,
  null,
);

/** What the operator configured: as the last sync brought it, until then as the page did. */
export function useSiteSettings(): SiteSettings {
  const synced = useDeviceStore(stored, (state) => state.value);
  const page = usePageData();
  return synced ?? page?.site ?? NONE;
}
