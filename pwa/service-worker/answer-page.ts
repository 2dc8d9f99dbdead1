import { withTimeout } from '../platform/database/with-timeout.ts';
import { isAppPage } from './former-store.ts';
import { fetchFile, keptFile } from './kept-file.ts';
import { keyOf, type PrecacheEntry } from './precache-entry.ts';
import { rescuePage } from './rescue-page.ts';

/** Time-out of the network, so that the page opens even on a stalled connection. */
const PATIENCE_MS = 5_000;

/**
 * Answers every navigation with the stored page, verified each time. If it is missing or damaged: the page from the network,
 * which repairs the store; then the server's current page, of any build; then a generated page that starts the stored
 * parts of the app, so that the queue stays reachable.
 */
export async function answerPage(
  request: Request,
  store: Cache,
  page: PrecacheEntry,
  start: PrecacheEntry,
): Promise<Response> {
  const kept = await keptFile(store, page).catch(() => null);
  if (kept !== null) return kept;
  const fetched = await fetchFile(page, PATIENCE_MS);
  if (fetched !== null) {
    await store.put(keyOf(page), fetched.clone()).catch(() => {});
    return fetched;
  }
  const served = await servedPage(request);
  if (served !== null && isAppPage(await served.clone().text())) return served;
  const canStart = (await keptFile(store, start).catch(() => null)) !== null;
  return canStart || served === null ? rescuePage(start.path) : served;
}

function servedPage(request: Request): Promise<Response | null> {
  const served = fetch(request).catch(() => null);
  return withTimeout(served, PATIENCE_MS, () => null);
}
