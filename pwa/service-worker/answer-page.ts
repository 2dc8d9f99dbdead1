import { isAppPage } from './former-store.ts';
import { fetchFile, keptFile } from './kept-file.ts';
import { keyOf, type PrecacheEntry } from './precache-entry.ts';
import { rescuePage } from './rescue-page.ts';

/** A network that has not answered by then is not waited for any longer: the page has to come up. */
const PATIENCE_MS = 5_000;

/**
 * The answer to every navigation: the page that is kept, proved each time. Where it is gone or damaged, the network's,
 * which mends the store; then the server's own page, of whichever build; then one made here, which starts what is kept
 * of the app, so that the queue stays within reach.
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

async function servedPage(request: Request): Promise<Response | null> {
  const silence = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => null), silence]);
}
