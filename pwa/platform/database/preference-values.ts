import type { UnitSystem } from '#domain/units/unit-system';

/** Preferences of this device. */
export type Preferences = {
  unitSystem: UnitSystem;
  appearance: 'system' | 'light' | 'dark';
  /** Market chosen by hand, such as 'GB'; null to detect it. */
  market: string | null;
  /** ISO 8601; no install prompt until then. */
  installSnoozedUntil: string | null;
  visits: { count: number; lastAt: string | null };
  /** ISO 8601; time of the owner's first save. */
  firstSavedAt: string | null;
  /** The browser's answer to the request to persist the storage. */
  persistence: 'unasked' | 'granted' | 'denied' | 'unsupported';
  /** Set when an eviction is detected, until the notice is dismissed. */
  wasCleared: boolean;
  /** Supplement labels as the owner typed them, for one unit, by product name. */
  labels: Readonly<Record<string, string>>;
  /** Foods and supplements that the owner ticked as in the kitchen, and whether a fix may use only those. */
  atHand: { isOnly: boolean; ids: readonly string[] };
};
export type PreferenceKey = keyof Preferences;

/** Values for the server and the first paint. */
export const INITIAL_PREFERENCES: Preferences = {
  unitSystem: 'metric',
  appearance: 'system',
  market: null,
  installSnoozedUntil: null,
  visits: { count: 0, lastAt: null },
  firstSavedAt: null,
  persistence: 'unasked',
  wasCleared: false,
  labels: {},
  atHand: { isOnly: false, ids: [] },
};
