import { anyDirtyForm } from '../platform/state/dirty-forms.ts';
import { reloadPage } from '../platform/state/reload-page.ts';

const RELOADED_AT = 'chunk-reloaded-at';
/** One reload for a missing chunk; a second within this time would be a loop. */
const RELOAD_AGAIN_MS = 60_000;

/** Chunks being loaded that nobody has asked for yet. */
let ahead = 0;

/** Loads chunks that may be needed soon: a missing one is no reason to reload under a pointer that only passes. */
export function loadAhead(load: () => Promise<unknown>): void {
  ahead += 1;
  const end = () => {
    ahead -= 1;
  };
  load().then(end, end);
}

/**
 * Logs uncaught errors, reports unhandled rejections if the visitor consented, and reloads once when an old page
 * requests a chunk that no longer exists.
 */
export function catchGlobalErrors(): void {
  // Firefox aborts loading chunks when a page is left: a reload then would pull the visitor back.
  let isLeaving = false;
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    // biome-ignore lint/suspicious/noConsole: the last resort for an unhandled failure
    console.error('Unhandled rejection', event.reason);
    const happenedAt = new Date();
    // A failure here must not surface as another rejection.
    import('./analytics.tsx')
      .then(({ reportException }) => reportException(event.reason, happenedAt))
      .catch(() => {});
  });
  addEventListener('error', ({ error, message }) => {
    // biome-ignore lint/suspicious/noConsole: the last resort for an uncaught error
    console.error('Uncaught error', error ?? message);
  });
  addEventListener('vite:preloadError', (event) => {
    if (ahead > 0 || isLeaving || !mayReload()) return;
    event.preventDefault();
    void isServerThere().then((isThere) => {
      if (!isThere || isLeaving || !mayReload()) return;
      sessionStorage.setItem(RELOADED_AT, String(Date.now()));
      reloadPage();
    });
  });
}

/** On a dead network a reload would put the browser's error in place of the page. */
const isServerThere = () =>
  fetch('/livez').then(
    ({ ok }) => ok,
    () => false,
  );

function mayReload(): boolean {
  // Unsaved text matters more than any chunk; offline a reload would not help.
  if (!navigator.onLine || anyDirtyForm()) return false;
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT) ?? 0) > RELOAD_AGAIN_MS;
  } catch {
    return false;
  }
}
