import { sharedQuery, useShared } from '../query/query.ts';
import { loadDevice } from './device.ts';
import { INITIAL_PREFERENCES, type PreferenceKey, type Preferences } from './preference-values.ts';

const preferences = sharedQuery<Preferences>(
  'preferences',
  (device) => device.preferences(),
  INITIAL_PREFERENCES,
);

/** A preference; its initial value on the server, while hydrating, and until the device is read. */
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
