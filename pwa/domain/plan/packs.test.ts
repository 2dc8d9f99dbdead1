import { describe, expect, it } from 'vitest';
import { feedingSchedule } from './feeding-schedule.ts';
import { planPacks } from './packs.ts';
import { chickenRecipe, planOf, recipesOf, rex } from './plan-rows.test-support.ts';

function packs(days: number, storage = { refrigeratorDays: 3, freezerMonths: 3 }, startsOn = '2026-11-21') {
  const recipes = recipesOf(chickenRecipe({ storage }));
  const plan = planOf({ recipeId: 1, days, petIds: null });
  return planPacks(feedingSchedule(plan, [rex()], recipes), recipes, startsOn);
}

describe('the packs', () => {
  it('keep three days in the refrigerator, with calendar use-by dates', () => {
    expect(packs(3)).toEqual([
      {
        petId: 'rex',
        recipeId: 1,
        grams: 1500,
        days: 3,
        firstDate: '2026-11-21',
        cookOn: '2026-11-21',
        place: 'refrigerator',
        useBy: '2026-11-24',
      },
    ]);
  });

  it('freeze the rest for three months, in packs of at most three days', () => {
    const [, ...frozen] = packs(8);
    expect(frozen.map(({ days, firstDate, place, useBy }) => [days, firstDate, place, useBy])).toEqual([
      [3, '2026-11-24', 'freezer', '2027-02-21'],
      [2, '2026-11-27', 'freezer', '2027-02-21'],
    ]);
    expect(frozen.map(({ grams }) => Math.round(grams))).toEqual([1500, 1000]);
  });

  it('have the last day of a shorter month as use-by date', () => {
    expect(packs(6, undefined, '2026-11-30').at(-1)?.useBy).toBe('2027-02-28');
  });

  it('are for no more days than the recipe keeps in the refrigerator', () => {
    expect(packs(5, { refrigeratorDays: 2, freezerMonths: 1 }).map(({ days }) => days)).toEqual([2, 2, 1]);
  });

  it('are cooked again if the food does not freeze', () => {
    expect(
      packs(7, { refrigeratorDays: 3, freezerMonths: 0 }).map(({ cookOn, place, useBy }) => [
        cookOn,
        place,
        useBy,
      ]),
    ).toEqual([
      ['2026-11-21', 'refrigerator', '2026-11-24'],
      ['2026-11-24', 'refrigerator', '2026-11-27'],
      // The seventh day, 27 November, is the use-by date of the second cooking.
      ['2026-11-24', 'refrigerator', '2026-11-27'],
    ]);
  });

  it('are frozen from the first day if the food is eaten frozen', () => {
    const cubes = packs(2, { refrigeratorDays: 0, freezerMonths: 3 });
    expect(cubes.map(({ place, useBy }) => [place, useBy])).toEqual([
      ['freezer', '2027-02-21'],
      ['freezer', '2027-02-21'],
    ]);
  });

  it('are cooked every day if the food is best eaten at once', () => {
    const fresh = packs(2, { refrigeratorDays: 0, freezerMonths: 0 });
    expect(fresh.map(({ cookOn, useBy }) => [cookOn, useBy])).toEqual([
      ['2026-11-21', '2026-11-21'],
      ['2026-11-22', '2026-11-22'],
    ]);
  });

  it('are eaten by their use-by dates, over a plan of 84 days', () => {
    const recipes = recipesOf(
      ...[1, 2, 3].map((id) => chickenRecipe({ id, storage: { refrigeratorDays: 3, freezerMonths: 1 } })),
    );
    const plan = planOf(...[1, 2, 3].map((recipeId) => ({ recipeId, days: 28, petIds: null })));
    const all = planPacks(feedingSchedule(plan, [rex()], recipes), recipes, '2026-11-21');
    expect(all.reduce((sum, { days }) => sum + days, 0)).toBe(84);
    for (const { firstDate, days, useBy } of all) {
      const lastDay = Date.parse(firstDate) / 86_400_000 + days - 1;
      expect(lastDay).toBeLessThanOrEqual(Date.parse(useBy) / 86_400_000);
    }
  });
});
