import { describe, expect, it } from 'vitest';
import { COOKING_METHODS, cookingMethod } from '../cooking/cooking-methods.ts';
import { METHOD_TEXTS, timeText } from './method-steps.ts';
import { stepTimers } from './step-timers.ts';

describe('the sentences of the cooking methods', () => {
  it('exist for each method that cooks, except the egg in the pot', () => {
    const cooked = Object.entries(COOKING_METHODS).filter(([, { need }]) => need !== 'none');
    const silent = cooked.map(([id]) => id).filter((id) => id !== 'egg' && !(id in METHOD_TEXTS));
    expect(silent.map((id) => `${id} cooks, but has no sentence`)).toEqual([]);
  });

  it('state times that cook mode can read', () => {
    for (const id of Object.keys(COOKING_METHODS) as (keyof typeof COOKING_METHODS)[]) {
      const { minutes } = cookingMethod(id);
      if (minutes === null) continue;
      const [timer] = stepTimers(`Simmer for ${timeText(minutes)}.`);
      expect([timer?.seconds, timer?.upToSeconds], id).toEqual(minutes.map((each) => each * 60));
    }
  });

  it.each([
    [[10, 12], '10 to 12 minutes'],
    [[90, 120], '1 1/2 to 2 hours'],
    [[75, 90], '75 to 90 minutes'],
  ] as const)('write %j minutes as %s', (minutes, text) => expect(timeText(minutes)).toBe(text));
});
