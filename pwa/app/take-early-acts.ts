import { EarlyActs } from '../components/early-acts.ts';

/** What the script in the page holds: events in their order, and how to end it. */
type HeldEvents = Event[] & { stop: () => void };

/** What was pressed and typed before the app came. From here on React hears everything itself. */
export function takeEarlyActs(page: Window & { early?: HeldEvents }): EarlyActs {
  const acts = new EarlyActs();
  page.early?.stop();
  for (const event of page.early ?? []) acts.note(event);
  delete page.early;
  return acts;
}
