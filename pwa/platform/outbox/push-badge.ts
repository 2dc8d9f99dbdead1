import { deviceOutbox } from './device-outbox.ts';

/** As much of the browser's Badging as this uses; many browsers have none. */
type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** Puts the number on the installed app's icon, none for 0. Nothing happens where the browser cannot, or may not. */
export async function showBadge(count: number): Promise<void> {
  const badging = globalThis.navigator as Badging;
  try {
    await (count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.());
  } catch {
    // The person has not allowed it; the app's own header counts too.
  }
}

/** Puts on the icon what the queue holds now: for the worker, which delivers while no page is open. */
export async function refreshBadge(): Promise<void> {
  try {
    const items = await deviceOutbox.list();
    await showBadge(items.filter(({ status }) => status !== 'sent').length);
  } catch {
    // What was counted last stays on show.
  }
}
