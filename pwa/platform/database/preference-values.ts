import type { Species } from '#domain/reference/species';
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
  /** Supplement labels by product name, as typed: for one tablet or scoop, or for all that a weighed line holds. */
  labels: Readonly<Record<string, string>>;
  /** Who feeds on this device, shown at the meals that are marked here; '' if not said. */
  feeder: string;
  /** Energy of the bought food of each species in kcal per 100 g, as its owner typed it. */
  boughtFoodKcal: Readonly<Partial<Record<Species, number>>>;
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
  feeder: '',
  boughtFoodKcal: {},
  atHand: { isOnly: false, ids: [] },
};
