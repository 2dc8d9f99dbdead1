import type { OutboxItem } from './item.ts';

/** The part of the Badging API used here; many browsers lack it. */
type Badging = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/**
 * Puts the number of waiting and refused items on the installed app's icon, none for 0. Nothing happens where the browser
 * cannot, or may not.
 */
export async function showBadge(items: readonly OutboxItem[]): Promise<void> {
  const badging = globalThis.navigator as Badging;
  const count = items.filter(({ status }) => status !== 'sent').length;
  try {
    await (count > 0 ? badging.setAppBadge?.(count) : badging.clearAppBadge?.());
  } catch {
    // The person has not allowed it; the app's own header counts too.
  }
}
