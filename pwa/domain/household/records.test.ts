import { afterEach, describe, expect, it, vi } from 'vitest';
import { KIBBLE } from '../pet-food/label-foods.test-support.ts';
import { addDays } from '../plan/calendar.ts';
import { aDog, aHousehold, anOwn, aPlan, EARLY, LATE } from './household.test-support.ts';
import type { Household } from './household.ts';
import type { RecordValue } from './record-value.ts';
import { householdOf, localRecords, recordsOf } from './records.ts';

const ownId = 500_000_001;
const aMeal = (petId: string, day: string, meal: number, grams = 250): Household['fedMeals'][number] => ({
  value: {
    ...{ petId, day, meal, name: 'Pot', grams, kcal: 300, fedAt: EARLY },
    food: { kind: 'recipe', recipeId: 1 },
  },
  updatedAt: EARLY,
});
const anItem = (id: string) => ({ id, text: id, isTicked: false });

const FULL = aHousehold({
  pets: [aDog('rex', 'Rex', 18, EARLY)],
  recipes: [anOwn(ownId, 'Pot', EARLY)],
  plan: {
    value: {
      startsOn: '2026-11-01',
      rows: [
        { recipeId: 9, days: 3, petIds: null },
        { recipeId: 1, days: 2, petIds: ['rex'], batches: 2 },
      ],
      pets: [{ petId: 'rex', isIn: true, mealsPerDay: 2, changeOverDays: null }],
    },
    updatedAt: EARLY,
  },
  shopping: {
    value: {
      ticks: { rice: 500 },
      own: [anItem('z'), anItem('a')],
      recipes: [{ recipeId: 7, batches: 1 }],
    },
    updatedAt: EARLY,
  },
  favourites: [{ recipeId: 7, addedAt: EARLY }],
  cookedDays: [{ recipeId: 7, value: ['2026-11-02', '2026-11-01'], updatedAt: EARLY }],
  weighIns: [{ petId: 'rex', value: [{ day: '2026-11-01', weightKg: 18 }], updatedAt: EARLY }],
  fedMeals: [aMeal('rex', '2026-11-01', 1), aMeal('rex', '2026-11-01', 2)],
  notes: [{ recipeId: 7, value: { rating: 4, note: 'salty', petThought: '' }, updatedAt: EARLY }],
  foods: [{ value: KIBBLE }],
});
const RECORDS = recordsOf(FULL);
const withRecord = (name: string, value: unknown) =>
  new Map([...RECORDS, [name, value as RecordValue] as const]);
/** A household as another device's tables have it. */
const shown = (records: ReadonlyMap<string, RecordValue>) => householdOf(records, aHousehold(), LATE);
/** Names of the records that differ from those agreed on. */
function edited(household: Household, agreed: ReadonlyMap<string, RecordValue> = RECORDS): string[] {
  const local = localRecords(agreed, household);
  const names = [...new Set([...agreed.keys(), ...local.keys()])];
  return names.filter((name) => JSON.stringify(agreed.get(name)) !== JSON.stringify(local.get(name)));
}

afterEach(() => void vi.unstubAllEnvs());

describe('the records of a household', () => {
  it('have these names, and neither times of changes nor which animal is active', () => {
    expect([...RECORDS.keys()]).toEqual([
      'pet/rex',
      'weight/rex/2026-11-01',
      'plan/start',
      'plan/row/9',
      'plan/row/1',
      'plan/pet/rex',
      'tick/rice',
      'item/z',
      'item/a',
      'list-recipe/7',
      'own/500000001',
      'note/7',
      'heart/7',
      'cooked/7/2026-11-02',
      'cooked/7/2026-11-01',
      'fed/rex/2026-11-01',
      'food/kibble',
    ]);
    expect(RECORDS.get('pet/rex')).toEqual({
      ...{ species: 'dog', name: 'Rex', breed: 'Border Collie' },
      ...{ ageMonths: 30, weightKg: 18, activityLevel: 'high' },
    });
    expect(Object.keys(RECORDS.get('fed/rex/2026-11-01') ?? {})).toEqual(['1 r1', '2 r1']);
    expect(RECORDS.get('plan/row/1')).toEqual({ days: 2, petIds: ['rex'], batches: 2, rank: 2 });
  });

  it('make the same household again, in the same order', () => {
    expect(householdOf(RECORDS, FULL, LATE)).toEqual(FULL);
    expect(recordsOf(shown(RECORDS))).toEqual(RECORDS);
  });

  it('change only the times of what changed, and leave the active animal active', () => {
    const before = {
      ...FULL,
      pets: [aDog('rex', 'Rex', 18, EARLY, true), aDog('ada', 'Ada', 9, EARLY, false)],
    };
    const records = new Map([...recordsOf(before), ['pet/ada', { ...RECORDS.get('pet/rex'), name: 'Ada' }]]);
    const { pets, plan } = householdOf(records, before, LATE);
    const brief = pets.map(({ id, isActive, updatedAt }) => [id, isActive, updatedAt]);
    expect(brief).toEqual([
      ['ada', false, LATE],
      ['rex', true, EARLY],
    ]);
    expect(plan?.updatedAt).toBe(EARLY);
  });

  it('begin a plan without a start on the day of the device, not on that of Greenwich', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const records = new Map(RECORDS);
    records.delete('plan/start');
    // Half past eight in the evening of 24 November in New York.
    const { plan } = householdOf(records, aHousehold(), '2026-11-25T01:30:00.000Z');
    expect(plan?.value.startsOn).toBe('2026-11-24');
  });

  it('make another animal of its species active once the active one is gone', () => {
    const before = {
      ...FULL,
      pets: [aDog('rex', 'Rex', 18, EARLY, true), aDog('ada', 'Ada', 9, EARLY, false)],
    };
    const records = new Map(recordsOf(before));
    records.delete('pet/rex');
    expect(householdOf(records, before, LATE).pets).toMatchObject([{ id: 'ada', isActive: true }]);
  });

  it('of six animals fed four times a day for 400 days are 2,400, one for each animal and day', () => {
    const pets = ['a', 'b', 'c', 'd', 'e', 'f'];
    const fedMeals = pets.flatMap((pet) =>
      Array.from({ length: 400 }, (_, at) => addDays('2026-01-01', at)).flatMap((day) =>
        [1, 2, 3, 4].map((meal) => aMeal(pet, day, meal)),
      ),
    );
    expect(recordsOf(aHousehold({ fedMeals })).size).toBe(2400);
  });
});

describe('what a person changed', () => {
  it('is nothing while the tables are as agreed', () => {
    expect(edited(FULL)).toEqual([]);
    expect(edited(shown(RECORDS))).toEqual([]);
  });

  it('is the records that were added, edited and removed', () => {
    const { plan: _, ...rest } = FULL;
    const now: Household = {
      ...rest,
      plan: null,
      favourites: [],
      fedMeals: FULL.fedMeals.slice(0, 1),
      weighIns: [{ petId: 'rex', value: [{ day: '2026-11-08', weightKg: 17.8 }], updatedAt: LATE }],
    };
    expect(edited(now).sort()).toEqual([
      'fed/rex/2026-11-01',
      'heart/7',
      'plan/pet/rex',
      'plan/row/1',
      'plan/row/9',
      'plan/start',
      'weight/rex/2026-11-01',
      'weight/rex/2026-11-08',
    ]);
  });

  it('is one record for a row that moved, or came between others', () => {
    const rows = [3, 9, 1, 4].map((recipeId) => ({ recipeId, days: 2, petIds: null }));
    const planned = (order: readonly number[]) => ({
      ...FULL,
      plan: {
        value: { startsOn: '2026-11-01', rows: order.flatMap((at) => rows[at] ?? []), pets: [] },
        updatedAt: EARLY,
      },
    });
    const agreed = recordsOf(planned([0, 1, 2, 3]));
    expect(edited(planned([3, 0, 1, 2]), agreed)).toEqual(['plan/row/4']);
    const without = new Map(agreed);
    without.delete('plan/row/9');
    expect(edited(planned([0, 1, 2, 3]), without)).toEqual(['plan/row/9']);
    const local = localRecords(agreed, planned([3, 0, 1, 2]));
    expect(shown(local).plan?.value.rows.map(({ recipeId }) => recipeId)).toEqual([4, 3, 9, 1]);
  });

  it('leaves what a later version wrote: records of new kinds, and new fields of known ones', () => {
    const later = withRecord('pet/rex', { ...RECORDS.get('pet/rex'), chip: '276' });
    later.set('toy/ball', { isLost: true });
    later.set('plan/row/9', { ...RECORDS.get('plan/row/9'), cook: 'Tom' });
    const tables = shown(later);
    expect(tables.pets).toHaveLength(1);
    expect(tables.plan?.value.rows).toHaveLength(2);
    expect(edited(tables, later)).toEqual([]);
    const heavier = { ...tables, pets: [aDog('rex', 'Rex', 19, LATE)] };
    expect(localRecords(later, heavier).get('pet/rex')).toMatchObject({ weightKg: 19, chip: '276' });
  });

  it('is no deletion of what is damaged', () => {
    const damaged = withRecord('pet/mia', { species: 'horse' });
    damaged.set('weight/rex/2026-11-02', { weightKg: -1 });
    damaged.set('plan/row/01', { days: 2, petIds: null, rank: 3 });
    expect(shown(damaged).pets).toHaveLength(1);
    expect(edited(shown(damaged), damaged)).toEqual([]);
  });

  it('is no edit of a record that only a later version can show, whatever the tables still have of it', () => {
    const later = withRecord('pet/rex', { ...RECORDS.get('pet/rex'), weightKg: '18 kg' });
    expect(edited(FULL, later)).toEqual([]);
  });

  it('is no deletion of items that the list has no room for', () => {
    const own = Array.from({ length: 130 }, (_, at) => anItem(`i${String(at).padStart(3, '0')}`));
    const agreed = recordsOf(
      aHousehold({ shopping: { value: { ticks: {}, own, recipes: [] }, updatedAt: EARLY } }),
    );
    const tables = shown(agreed);
    expect(tables.shopping?.value.own).toHaveLength(100);
    expect(edited(tables, agreed)).toEqual([]);
    const [, ...rest] = tables.shopping?.value.own ?? [];
    const oneLess = {
      ...tables,
      shopping: { value: { ticks: {}, own: rest, recipes: [] }, updatedAt: LATE },
    };
    expect(edited(oneLess, agreed)).toEqual(['item/i000']);
  });

  it('is in the same order on both devices in a plan that two people planned', () => {
    const mine = recordsOf(
      aHousehold({
        plan: aPlan(
          [
            [5, 2],
            [3, 1],
          ],
          EARLY,
        ),
      }),
    );
    const theirs = recordsOf(aHousehold({ plan: aPlan([[4, 2]], EARLY) }));
    const order = (records: ReadonlyMap<string, RecordValue>) =>
      shown(records).plan?.value.rows.map(({ recipeId }) => recipeId);
    // 4 and 5 have the same rank.
    expect(order(new Map([...mine, ...theirs]))).toEqual([4, 5, 3]);
    expect(order(new Map([...theirs, ...mine]))).toEqual([4, 5, 3]);
  });
});
