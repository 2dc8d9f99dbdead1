import type { UnitSystem } from '#domain/measure/unit-system';
import { loadDevice } from './device.ts';
import { createDeviceStore, useDeviceStore } from './device-store.ts';

/** Everything the app remembers about how this device likes it. */
export type Preferences = {
  unitSystem: UnitSystem;
  appearance: 'system' | 'light' | 'dark';
  /** Market chosen by hand, such as 'GB'; null to detect it. */
  market: string | null;
  /** ISO 8601; until then nobody is asked to install. */
  installSnoozedUntil: string | null;
  visits: { count: number; lastAt: string | null };
  /** ISO 8601; when the owner first kept something here. */
  firstSavedAt: string | null;
  /** What the browser answered when asked to keep the storage. */
  persistence: 'unasked' | 'granted' | 'denied' | 'unsupported';
  /** Set where the browser is found to have thrown away what was kept here, until the notice is dismissed. */
  wasCleared: boolean;
};
export type PreferenceKey = keyof Preferences;

/** What the server renders and what the first paint shows. */
export const INITIAL_PREFERENCES: Preferences = {
  unitSystem: 'metric',
  appearance: 'system',
  market: null,
  installSnoozedUntil: null,
  visits: { count: 0, lastAt: null },
  firstSavedAt: null,
  persistence: 'unasked',
  wasCleared: false,
};

const preferences = createDeviceStore<Preferences>((device) => device.preferences(), INITIAL_PREFERENCES);

/** A preference; its initial value on the server, while hydrating, and until the device is read. */
export function usePreference<K extends PreferenceKey>(key: K): Preferences[K] {
  return useDeviceStore(preferences, (state) => state.value[key]);
}

/** Whether the preferences are those of the device yet. */
export function usePreferencesRead(): boolean {
  return useDeviceStore(preferences, (state) => state.isRead);
}

/** Remembers a preference on this device. */
export async function setPreference<K extends PreferenceKey>(key: K, value: Preferences[K]): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.preferences.put({ key, value }));
}
