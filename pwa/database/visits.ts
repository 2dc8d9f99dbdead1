import { loadDevice } from './device.ts';
import { usePreference } from './preferences.ts';

/** Counts this visit; called once at start. A reload within half an hour is the same visit. Never throws. */
export async function countVisit(now: () => Date = () => new Date()): Promise<void> {
  try {
    const device = await loadDevice();
    await device.countVisit(now());
  } catch {
    // Without storage every visit is the first, and nobody is asked to install.
  }
}

/** From the second visit, or once something was saved, the app may offer to be installed. */
export function useHasReasonToInstall(): boolean {
  const { count } = usePreference('visits');
  const firstSavedAt = usePreference('firstSavedAt');
  return count >= 2 || firstSavedAt !== null;
}
