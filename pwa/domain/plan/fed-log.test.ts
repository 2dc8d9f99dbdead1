import { describe, expect, it } from 'vitest';
import { FED_LOG_DAYS } from '../privacy/retention.ts';
import { addDays } from './calendar.ts';
import { type FedMeal, fedId, outdatedFedIds, readFedMeals } from './fed-log.ts';

const meal = (changes: Partial<FedMeal> = {}): FedMeal => ({
  petId: 'rex',
  day: '2026-11-27',
  meal: 1,
  food: { kind: 'recipe', recipeId: 7, version: '41' },
  name: 'Chicken bowl',
  grams: 250,
  kcal: 300,
  fedAt: '2026-11-27T07:30:00.000Z',
  ...changes,
});

describe('the log of what was fed', () => {
  it('has one entry per day, animal, meal and food', () => {
    expect(fedId(meal())).toBe('2026-11-27 rex 1 r7');
    expect(fedId(meal({ grams: 200 }))).toBe(fedId(meal()));
    expect(fedId(meal({ food: { kind: 'label', foodId: 'a1' } }))).toBe('2026-11-27 rex 1 la1');
    expect(fedId(meal({ food: { kind: 'complete' } }))).toBe('2026-11-27 rex 1 c');
  });

  it('reads valid entries by day and meal, and skips damaged ones', () => {
    const evening = meal({ meal: 2 });
    const before = meal({ day: '2026-11-26', by: 'Ada', kcal: null });
    const notGiven = meal({ day: '2026-11-25', grams: 0, kcal: 0, wasGiven: false });
    const damaged = [7, null, { ...meal(), grams: -1 }, { ...meal(), day: 'today' }, { ...meal(), extra: 1 }];
    expect(readFedMeals([evening, ...damaged, meal(), before, notGiven])).toEqual([
      notGiven,
      before,
      meal(),
      evening,
    ]);
  });

  it('keeps the last 400 days with meals, however far apart they are', () => {
    const day = (at: number) => fedId(meal({ day: addDays('2025-01-01', at * 2) }));
    const full = Array.from({ length: FED_LOG_DAYS }, (_, at) => day(at));
    expect(outdatedFedIds(full)).toEqual([]);
    expect(outdatedFedIds([...full, day(FED_LOG_DAYS)])).toEqual([day(0)]);
  });

  it('keeps its entries when one meal is marked under a clock ten years ahead', () => {
    const ids = [fedId(meal()), fedId(meal({ day: '2036-11-27' }))];
    expect(outdatedFedIds(ids)).toEqual([]);
  });
});
