import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INITIAL_PREFERENCES } from './preference-values.ts';
import { preferencesOf } from './stored-preferences.ts';

describe('preferencesOf', () => {
  it('returns defaults if nothing is stored: US units for American English only', () => {
    expect(preferencesOf([], 'en-US').unitSystem).toBe('us');
    expect(preferencesOf([], 'en-GB')).toEqual(INITIAL_PREFERENCES);
    expect(preferencesOf([], undefined)).toEqual(INITIAL_PREFERENCES);
  });

  it('prefers stored values to defaults', () => {
    const rows = [
      { key: 'unitSystem', value: 'metric' },
      { key: 'appearance', value: 'dark' },
      { key: 'market', value: 'DE' },
      { key: 'visits', value: { count: 3, lastAt: '2025-06-01T12:00:00.000Z' } },
    ];
    expect(preferencesOf(rows, 'en-US')).toEqual({
      ...INITIAL_PREFERENCES,
      unitSystem: 'metric',
      appearance: 'dark',
      market: 'DE',
      visits: { count: 3, lastAt: '2025-06-01T12:00:00.000Z' },
    });
  });

  it('fault 16: a damaged value affects no other preference, and the main ones stay valid', () => {
    const keys = fc.constantFrom(...Object.keys(INITIAL_PREFERENCES), '__proto__', 'constructor', 'unknown');
    const damaged = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true });
    fc.assert(
      fc.property(keys, damaged, (key, value) => {
        const preferences = preferencesOf(
          [
            { key: 'appearance', value: 'dark' },
            { key, value },
          ],
          'en-GB',
        );
        const mayDiffer = key === 'appearance' ? [] : ['appearance'];
        for (const name of Object.keys(INITIAL_PREFERENCES) as (keyof typeof INITIAL_PREFERENCES)[]) {
          if (name === key || mayDiffer.includes(name)) continue;
          expect(preferences[name]).toEqual(INITIAL_PREFERENCES[name]);
        }
        if (key !== 'appearance') expect(preferences.appearance).toBe('dark');
        expect(['metric', 'us']).toContain(preferences.unitSystem);
        expect(['system', 'light', 'dark']).toContain(preferences.appearance);
        expect(preferences.market === null || /^[A-Z]{2}$/.test(preferences.market)).toBe(true);
        expect(Number.isInteger(preferences.visits.count)).toBe(true);
        expect(typeof preferences.wasCleared).toBe('boolean');
      }),
      { numRuns: 200 },
    );
  });
});
