import type { SiteSettings } from '#domain/contract/site-settings';
import { createDeviceStore, useDeviceStore } from './device-store.ts';
import { usePageData } from './page-data-context.ts';

const NONE: SiteSettings = { affiliateTags: {} };

const stored = createDeviceStore<SiteSettings | null>(
  'site',
  async ({ database }) => (await database.syncState.get('catalogue'))?.site ?? null,
  null,
);

/** The operator's settings from the last sync, before that from the page. */
export function useSiteSettings(): SiteSettings {
  const synced = useDeviceStore(stored, (state) => state.value);
  const page = usePageData();
  return synced ?? page?.site ?? NONE;
}
