import type { UnitSystem } from '#domain/measure/unit-system';

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
