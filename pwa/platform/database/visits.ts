import { loadDevice } from './device.ts';
import { usePreference } from './preferences.ts';

/** Counts this visit; called once at the start. Reloads within half an hour are the same visit. Never throws. */
export async function countVisit(now: () => Date = () => new Date()): Promise<void> {
  try {
    const device = await loadDevice();
    await device.countVisit(now());
  } catch {
    // Without storage every visit is the first, so there is no install prompt.
  }
}

/** Whether the app may offer to be installed: from the second visit, or once something was saved. */
export function useHasReasonToInstall(): boolean {
  const { count } = usePreference('visits');
  const firstSavedAt = usePreference('firstSavedAt');
  return count >= 2 || firstSavedAt !== null;
}
