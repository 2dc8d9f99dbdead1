import * as z from 'zod/mini';
import { BOUGHT_FOOD_KCAL } from '#domain/nutrition/bought-food-kcal';
import { speciesSchema } from '#domain/reference/species-schema';
import { defaultUnitSystem, UNIT_SYSTEMS } from '#domain/units/unit-system';
import { INITIAL_PREFERENCES, type PreferenceKey, type Preferences } from './preference-values.ts';
import type { PreferenceRow } from './rows.ts';

const moment = z.nullable(z.iso.datetime());

const SCHEMAS: { [K in PreferenceKey]: z.ZodMiniType<Preferences[K]> } = {
  unitSystem: z.enum(UNIT_SYSTEMS),
  appearance: z.enum(['system', 'light', 'dark']),
  market: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  installSnoozedUntil: moment,
  visits: z.object({ count: z.int().check(z.nonnegative()), lastAt: moment }),
  firstSavedAt: moment,
  persistence: z.enum(['unasked', 'granted', 'denied', 'unsupported']),
  wasCleared: z.boolean(),
  labels: z.record(z.string(), z.string()),
  feeder: z.string().check(z.maxLength(80)),
  boughtFoodKcal: z.partialRecord(speciesSchema, z.number().check(z.positive(), z.lte(BOUGHT_FOOD_KCAL.max))),
  atHand: z.object({ isOnly: z.boolean(), ids: z.array(z.string()) }),
};

/** The preferences in `rows`; a missing or damaged one has its default. */
export function preferencesOf(rows: readonly PreferenceRow[], language: string | undefined): Preferences {
  const preferences: Preferences = { ...INITIAL_PREFERENCES, unitSystem: defaultUnitSystem(language) };
  for (const row of rows) {
    if (isPreferenceKey(row.key)) take(preferences, row.key, row.value);
  }
  return preferences;
}

function isPreferenceKey(key: string): key is PreferenceKey {
  return Object.hasOwn(SCHEMAS, key);
}

function take<K extends PreferenceKey>(preferences: Preferences, key: K, value: unknown): void {
  const parsed = SCHEMAS[key].safeParse(value);
  if (parsed.success) preferences[key] = parsed.data;
}
