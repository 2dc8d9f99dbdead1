import { sharedQuery, useShared } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { INITIAL_PREFERENCES, type PreferenceKey, type Preferences } from './preference-values.ts';

const preferences = sharedQuery<Preferences>(
  'preferences',
  (device) => device.preferences(),
  INITIAL_PREFERENCES,
);

/** A preference; its initial value on the server and until the device is read, unless a pre-rendered page has it. */
export function usePreference<K extends PreferenceKey>(key: K): Preferences[K] {
  return useShared(preferences, (state) => state.value[key]);
}

/** Whether the device's preferences have been read. */
export function usePreferencesRead(): boolean {
  return useShared(preferences, (state) => state.isRead);
}

/** Stores a preference on this device. */
export async function setPreference<K extends PreferenceKey>(key: K, value: Preferences[K]): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.preferences.put({ key, value }));
}

/** As `setPreference`, from the stored value: of two quick changes both count. */
export async function changePreference<K extends PreferenceKey>(
  key: K,
  change: (kept: Preferences[K]) => Preferences[K],
): Promise<void> {
  const device = await loadDevice();
  await device.run(({ preferences }) =>
    preferences.db.transaction('rw', preferences, async () => {
      const { [key]: kept } = await device.preferences();
      await preferences.put({ key, value: change(kept) });
    }),
  );
}

const NOTICE = 'This browser cleared the data that was kept here.';

/** Notice to show after the browser evicted this device's data; otherwise null. */
export function useClearedNotice(): string | null {
  return usePreference('wasCleared') ? NOTICE : null;
}

/** Called when the owner dismisses the notice. */
export function dismissClearedNotice(): Promise<void> {
  return setPreference('wasCleared', false);
}

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

/**
 * Call after saving data of the owner: records the first time, and asks the browser once to persist this site's storage.
 * The answer is stored in the preferences. Never throws, since the save itself has succeeded.
 */
export async function requestPersistence(): Promise<void> {
  try {
    const device = await loadDevice();
    await device.askToPersist();
  } catch {
    // The storage for the answer itself fails; its own problem is reported elsewhere.
  }
}
