import { PreHydrationEvents } from './pre-hydration-events.ts';

/** Events recorded in order by the page's inline script, and a function that stops it. */
export type HeldEvents = Event[] & { stop: () => void };

/**
 * Takes over the events recorded before the app started and stops the recording. From here on React handles events
 * itself.
 */
export function replayPreHydrationEvents(page: Window & { early?: HeldEvents }): PreHydrationEvents {
  const acts = new PreHydrationEvents();
  page.early?.stop();
  for (const event of page.early ?? []) acts.note(event);
  delete page.early;
  return acts;
}
