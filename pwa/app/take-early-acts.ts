import { EarlyActs } from '../components/early-acts.ts';

/** Events recorded in order by the page's inline script, and a function that stops it. */
type HeldEvents = Event[] & { stop: () => void };

/**
 * Takes over the events recorded before the app started and stops the recording. From here on React handles events
 * itself.
 */
export function takeEarlyActs(page: Window & { early?: HeldEvents }): EarlyActs {
  const acts = new EarlyActs();
  page.early?.stop();
  for (const event of page.early ?? []) acts.note(event);
  delete page.early;
  return acts;
}
