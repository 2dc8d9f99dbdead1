import { create } from 'zustand';

/** The `beforeinstallprompt` event, missing from TypeScript's DOM library. */
type InstallEvent = Event & { prompt(): Promise<void>; userChoice: Promise<{ outcome: string }> };

/** The deferred install prompt; null if there is none. */
export const installOfferStore = create<{ offer: InstallEvent | null }>(() => ({ offer: null }));

/** Defers the browser's offer to a better moment than the first visit. */
export function watchForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installOfferStore.setState({ offer: event as InstallEvent });
  });
  addEventListener('appinstalled', () => installOfferStore.setState({ offer: null }));
}

/** Shows the browser's dialog; resolves to whether the person accepted. An offer can be used once. */
export async function acceptInstallOffer(): Promise<boolean> {
  const { offer } = installOfferStore.getState();
  if (offer === null) return false;
  installOfferStore.setState({ offer: null });
  await offer.prompt();
  return (await offer.userChoice).outcome === 'accepted';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When to offer again after a 'not now': in 30 days the first time, in 90 after that.
 * @param last the end of the last pause, ISO 8601; null if there was none
 */
export function nextSnooze(last: string | null, now: Date): string {
  const days = last === null ? 30 : 90;
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}
