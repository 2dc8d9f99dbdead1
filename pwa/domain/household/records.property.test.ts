import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { aDog, aHousehold, anOwn, EARLY, LATE } from './household.test-support.ts';
import { isSame, type RecordValue } from './record-value.ts';
import { householdOf, localRecords, recordsOf } from './records.ts';

const meal = { meal: 1, food: { kind: 'complete' }, name: 'Tin', grams: 90, kcal: null, fedAt: EARLY };
const whole = recordsOf(
  aHousehold({
    pets: [aDog('rex', 'Rex', 18, EARLY)],
    recipes: [anOwn(500_000_001, 'Pot', EARLY)],
    foods: [{ value: KIBBLE }],
  }),
);
const VALUES: [name: string, value: RecordValue][] = [
  ...whole,
  ['weight/rex/2026-11-01', { weightKg: 18 }],
  ['plan/start', { startsOn: '2026-11-01' }],
  ['plan/row/1', { days: 3, petIds: null, rank: 1 }],
  ['plan/row/2', { days: 3, petIds: ['rex'], rank: 1 }],
  ['plan/row/3', { days: 2, petIds: null, rank: 0.5 }],
  ['plan/pet/rex', { isIn: true, mealsPerDay: 2, changeOverDays: null }],
  ['tick/rice', { grams: 500 }],
  ['tick/__proto__', { grams: 500 }],
  ['item/a', { text: 'Foil', isTicked: false, rank: 2 }],
  ['item/b', { text: 'Bags', isTicked: true, rank: 1 }],
  ['list-recipe/7', { batches: 1, rank: 1 }],
  ['note/7', { rating: 4, note: 'salty', petThought: '' }],
  ['heart/7', { addedAt: EARLY }],
  ['cooked/7/2026-11-01', {}],
  ['fed/rex/2026-11-01', { '1 c': meal, '2 c': { ...meal, meal: 2 } }],
];
/** Values from a newer app, a bug or a malicious member. */
const oddValue = fc.oneof(
  fc.constant({}),
  fc.dictionary(fc.constantFrom('rank', 'name', 'grams', '1 c', 'chip', '__proto__'), fc.jsonValue()),
);
const record = fc
  .constantFrom(...VALUES)
  .chain(([name, value]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant([name, value] as const) },
      { weight: 2, arbitrary: oddValue.map((odd) => [name, { ...value, ...odd }] as const) },
      { weight: 1, arbitrary: oddValue.map((odd) => [name, odd] as const) },
      { weight: 1, arbitrary: oddValue.map((odd) => [`${name}/x`, odd] as const) },
    ),
  );
const records = fc.array(record, { maxLength: 25 }).map((all) => new Map<string, RecordValue>(all));

describe('any records', () => {
  it('count as neither edited nor deleted after a device has written them to its tables', () => {
    fc.assert(
      fc.property(records, (agreed) => {
        const local = localRecords(agreed, householdOf(agreed, aHousehold(), LATE));
        // A plan without a start begins today.
        const changed = [...new Set([...agreed.keys(), ...local.keys()])].filter(
          (name) => name !== 'plan/start' && !isSame(agreed.get(name), local.get(name)),
        );
        expect(changed).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('leave the tables unchanged when they are read from them and written to them again', () => {
    fc.assert(
      fc.property(records, (agreed) => {
        const tables = householdOf(agreed, aHousehold(), EARLY);
        const again = householdOf(localRecords(agreed, tables), tables, LATE);
        expect(isSame(again, tables)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
