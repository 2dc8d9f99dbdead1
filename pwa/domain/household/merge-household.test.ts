import { describe, expect, it } from 'vitest';
import { aDog, aHousehold, anOwn, aPlan, EARLY, LATE } from './household.test-support.ts';
import type { Household } from './household.ts';
import { mergeHousehold } from './merge-household.ts';

const NAMED = (name: string) => ({ kind: 'name', name });
const merge = (here: Partial<Household>, file: Partial<Household>) =>
  mergeHousehold(aHousehold(here), aHousehold(file));
const item = (id: string, text: string, isTicked = false) => ({ id, text, isTicked });

describe('animals', () => {
  it('come from both phones, and the later of two versions wins', () => {
    const { household, entries } = merge(
      { pets: [aDog('a', 'Rex', 18, EARLY)] },
      { pets: [aDog('a', 'Rex', 20, LATE), aDog('b', 'Bo', 7, EARLY)] },
    );
    expect(household.pets).toEqual([aDog('a', 'Rex', 20, LATE), aDog('b', 'Bo', 7, EARLY, false)]);
    expect(entries).toEqual([
      { part: 'pets', subject: NAMED('Rex'), outcome: 'theirs', hereAt: EARLY, fileAt: LATE },
      { part: 'pets', subject: NAMED('Bo'), outcome: 'added' },
    ]);
  });

  it('keep an illness and foods to avoid that a later version from an older release doesn’t know', () => {
    const health = { conditions: ['kidney' as const], avoidedFoods: [{ kind: 'chicken' as const }] };
    const rex = aDog('rex', 'Rex', 18, EARLY);
    const ill = { ...rex, profile: { ...rex.profile, ...health } } as typeof rex;
    const weighed = aDog('rex', 'Rex', 17, LATE);
    for (const [ours, theirs] of [[ill, weighed] as const, [weighed, ill] as const]) {
      const { household } = mergeHousehold(aHousehold({ pets: [ours] }), aHousehold({ pets: [theirs] }));
      expect(household.pets[0]?.profile).toMatchObject({ weightKg: 17, ...health });
    }
  });

  it('entered separately on both phones become one, with its plan', () => {
    const plan = aPlan([[1, 3]], LATE);
    const theirPlan = plan && {
      ...plan,
      value: { ...plan.value, rows: [{ recipeId: 1, days: 3, petIds: ['b'] }] },
    };
    const { household, entries } = merge(
      { pets: [aDog('a', 'Rex', 18, LATE)] },
      { pets: [aDog('b', ' rex', 17, EARLY)], plan: theirPlan },
    );
    expect(household.pets).toEqual([aDog('a', 'Rex', 18, LATE)]);
    expect(household.plan?.value.rows[0]?.petIds).toEqual(['a']);
    expect(entries[0]).toMatchObject({ subject: NAMED('Rex'), outcome: 'ours' });
  });

  it('of the same name stay two if one phone has both', () => {
    const two = [aDog('a', 'Rex', 18, EARLY), aDog('b', 'Rex', 5, EARLY, false)];
    expect(merge({ pets: two }, { pets: [aDog('c', 'Rex', 7, EARLY)] }).household.pets).toHaveLength(3);
  });
});

describe('recipes of the owner', () => {
  it('with one id stay two if created apart: the older keeps it, and references to the other follow', () => {
    const { household, renames } = merge(
      {
        recipes: [anOwn(500_000_001, 'Ours', EARLY, LATE)],
        favourites: [{ recipeId: 500_000_001, addedAt: EARLY }],
        cookedDays: [{ recipeId: 500_000_001, value: ['2026-11-02'], updatedAt: EARLY }],
        notes: [{ recipeId: 500_000_001, value: { rating: 5, note: '', petThought: '' }, updatedAt: EARLY }],
        plan: aPlan([[500_000_001, 2]], EARLY),
      },
      { recipes: [anOwn(500_000_001, 'Theirs', EARLY, EARLY)] },
    );
    const ours = household.recipes.find(({ value }) => value.words.title === 'Ours')?.value.id;
    const theirs = household.recipes.find(({ value }) => value.words.title === 'Theirs')?.value.id;
    expect(theirs).toBe(500_000_001);
    expect(ours).not.toBe(theirs);
    expect(renames.recipes.get(500_000_001)).toBe(ours);
    expect(household.favourites[0]?.recipeId).toBe(ours);
    expect(household.cookedDays[0]?.recipeId).toBe(ours);
    expect(household.notes[0]?.recipeId).toBe(ours);
    expect(household.plan?.value.rows[0]?.recipeId).toBe(ours);
  });

  it('that were renumbered are recognised on a phone that has them under the first id', () => {
    const both = merge(
      { recipes: [anOwn(500_000_001, 'Ours', EARLY, LATE)] },
      { recipes: [anOwn(500_000_001, 'Theirs', EARLY, EARLY)] },
    ).household;
    const third = mergeHousehold(both, aHousehold({ recipes: [anOwn(500_000_001, 'Newer', LATE, LATE)] }));
    expect(third.household.recipes.map(({ value }) => value.words.title).sort()).toEqual(['Newer', 'Theirs']);
  });
});

describe('plan and shopping list', () => {
  it('have the recipes of both, and shared ones have the days of the later plan', () => {
    const { household, entries } = merge(
      {
        plan: aPlan(
          [
            [1, 3],
            [2, 4],
          ],
          LATE,
        ),
      },
      {
        plan: aPlan(
          [
            [2, 7],
            [3, 1],
          ],
          EARLY,
        ),
      },
    );
    expect(household.plan).toEqual(
      aPlan(
        [
          [1, 3],
          [2, 4],
          [3, 1],
        ],
        LATE,
      ),
    );
    const times = { hereAt: LATE, fileAt: EARLY };
    expect(entries).toEqual([
      { part: 'plan', ...times, subject: { kind: 'recipe', recipeId: 2 }, outcome: 'ours' },
      { part: 'plan', ...times, subject: { kind: 'recipe', recipeId: 3 }, outcome: 'added' },
      { part: 'plan', ...times, subject: { kind: 'start' }, outcome: 'ours' },
    ]);
  });

  it('leave out what a plan has no room for, and name it', () => {
    const twenty = Array.from({ length: 20 }, (_, at): [number, number] => [at + 1, 1]);
    const { household, entries } = merge({ plan: aPlan(twenty, LATE) }, { plan: aPlan([[30, 1]], EARLY) });
    expect(household.plan?.value.rows).toHaveLength(20);
    expect(entries[0]).toMatchObject({ subject: { recipeId: 30 }, outcome: 'full' });
  });

  it('have the ticks and additions of both', () => {
    const { household, entries } = merge(
      {
        shopping: {
          value: { ticks: { rice: 500 }, own: [item('a', 'Bags')], recipes: [] },
          updatedAt: EARLY,
        },
      },
      {
        shopping: {
          value: {
            ticks: { rice: 900, egg: 60 },
            own: [item('a', 'Bags', true), item('b', 'Foil')],
            recipes: [],
          },
          updatedAt: LATE,
        },
      },
    );
    expect(household.shopping).toEqual({
      value: {
        ticks: { rice: 900, egg: 60 },
        own: [item('a', 'Bags', true), item('b', 'Foil')],
        recipes: [],
      },
      updatedAt: LATE,
    });
    expect(entries.map(({ subject, outcome }) => [subject, outcome])).toEqual([
      [NAMED('Bags'), 'theirs'],
      [NAMED('Foil'), 'added'],
      [{ kind: 'ticks', count: 1 }, 'theirs'],
      [{ kind: 'ticks', count: 1 }, 'added'],
    ]);
  });

  it('have the recipes of both lists, by the ids that both phones use from now on', () => {
    const list = (rows: [recipeId: number, batches: number][], updatedAt: string): Household['shopping'] => ({
      value: { ticks: {}, own: [], recipes: rows.map(([recipeId, batches]) => ({ recipeId, batches })) },
      updatedAt,
    });
    const own = 500_000_001;
    const { household, entries, renames } = merge(
      {
        recipes: [anOwn(own, 'Ours', EARLY)],
        shopping: list(
          [
            [1, 2],
            [own, 1],
          ],
          EARLY,
        ),
      },
      {
        recipes: [anOwn(own, 'Theirs', EARLY, LATE)],
        shopping: list(
          [
            [1, 3],
            [66, 1],
            [own, 4],
          ],
          LATE,
        ),
      },
    );
    const ours = renames.recipes.get(own);
    const theirs = household.recipes.find(({ value }) => value.words.title === 'Theirs')?.value.id;
    expect(theirs).not.toBe(ours);
    expect(household.shopping?.value.recipes).toEqual([
      { recipeId: 1, batches: 3 },
      { recipeId: 66, batches: 1 },
      { recipeId: theirs, batches: 4 },
      { recipeId: ours, batches: 1 },
    ]);
    expect(
      entries.filter(({ part }) => part === 'shopping').map(({ subject, outcome }) => [subject, outcome]),
    ).toEqual([
      [{ kind: 'recipe', recipeId: 1 }, 'theirs'],
      [{ kind: 'recipe', recipeId: 66 }, 'added'],
      [NAMED('Theirs'), 'added'],
    ]);
  });
});

describe('the data about recipes and animals', () => {
  it('have the cooking days of both, the latest 104', () => {
    const days = (month: string) =>
      Array.from({ length: 28 }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
    const here = ['2026-01', '2026-03'].flatMap(days);
    const file = ['2026-02', '2026-04'].flatMap(days);
    const { household, entries } = merge(
      { cookedDays: [{ recipeId: 1, value: here, updatedAt: EARLY }] },
      { cookedDays: [{ recipeId: 1, value: file, updatedAt: LATE }] },
    );
    expect(household.cookedDays[0]?.value).toHaveLength(104);
    // 112 days less the first eight of January.
    expect(household.cookedDays[0]?.value.at(-1)).toBe('2026-01-09');
    expect(entries[0]?.subject).toEqual({ kind: 'days', recipeId: 1, count: 56 });
  });

  it('have the later notes, filled in from the earlier ones', () => {
    const { household, entries } = merge(
      { notes: [{ recipeId: 1, value: { rating: 4, note: 'Salty', petThought: '' }, updatedAt: EARLY }] },
      { notes: [{ recipeId: 1, value: { rating: 2, note: '', petThought: 'Purred' }, updatedAt: LATE }] },
    );
    expect(household.notes).toEqual([
      { recipeId: 1, value: { rating: 2, note: 'Salty', petThought: 'Purred' }, updatedAt: LATE },
    ]);
    expect(entries[0]?.outcome).toBe('joined');
  });

  it('merge the weights of an animal that each phone entered separately; the later list decides a day in both', () => {
    const on = (day: string, weightKg: number) => ({ day, weightKg });
    const { household, entries } = mergeHousehold(
      aHousehold({
        pets: [aDog('b', 'Rex', 12, EARLY)],
        weighIns: [{ petId: 'b', value: [on('2026-10-01', 12.4), on('2026-11-01', 12)], updatedAt: EARLY }],
      }),
      aHousehold({
        pets: [aDog('a', 'Rex', 11.9, LATE)],
        weighIns: [{ petId: 'a', value: [on('2026-11-01', 11.9)], updatedAt: LATE }],
      }),
    );
    expect(household.weighIns).toEqual([
      { petId: 'a', value: [on('2026-10-01', 12.4), on('2026-11-01', 11.9)], updatedAt: LATE },
    ]);
    expect(entries.find(({ part }) => part === 'weighIns')?.outcome).toBe('joined');
  });

  it('put together the meals that each phone marked, and of one meal keep what was marked last', () => {
    const row = (petId: string, meal: number, grams: number, updatedAt: string, by: string) => ({
      value: {
        ...{ petId, day: '2026-11-01', meal, name: 'Pot', grams, kcal: grams, fedAt: updatedAt, by },
        food: { kind: 'recipe' as const, recipeId: 1 },
      },
      updatedAt,
    });
    const { household, entries } = mergeHousehold(
      aHousehold({
        pets: [aDog('b', 'Rex', 12, EARLY)],
        fedMeals: [row('b', 1, 250, EARLY, 'Ann'), row('b', 2, 250, EARLY, 'Ann')],
      }),
      aHousehold({
        pets: [aDog('a', 'Rex', 12, LATE)],
        fedMeals: [row('a', 2, 125, LATE, 'Ben'), row('a', 3, 250, LATE, 'Ben')],
      }),
    );
    const meals = household.fedMeals.map(({ value }) => [value.petId, value.meal, value.grams, value.by]);
    expect(meals.sort()).toEqual([
      ['a', 1, 250, 'Ann'],
      ['a', 2, 125, 'Ben'],
      ['a', 3, 250, 'Ben'],
    ]);
    expect(entries.filter(({ part }) => part === 'fedMeals')).toEqual([
      { part: 'fedMeals', subject: { kind: 'meals', name: 'Rex', count: 1 }, outcome: 'theirs' },
      { part: 'fedMeals', subject: { kind: 'meals', name: 'Rex', count: 1 }, outcome: 'added' },
    ]);
  });
});
