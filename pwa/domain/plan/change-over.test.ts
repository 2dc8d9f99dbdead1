import { describe, expect, it } from 'vitest';
import { changeOver, changeOverText, newFoodShare, USUAL_CHANGE_OVER_DAYS } from './change-over.ts';

const spans = (days: number) => changeOver(days).map(({ firstDay, lastDay }) => `${firstDay}-${lastDay}`);

describe('transition to a new food', () => {
  it('mixes in a quarter, a half, three quarters', () => {
    expect(changeOver(9)).toEqual([
      { share: 0.25, firstDay: 1, lastDay: 3 },
      { share: 0.5, firstDay: 4, lastDay: 6 },
      { share: 0.75, firstDay: 7, lastDay: 9 },
    ]);
  });

  it('takes three days for each share by default', () => {
    expect(spans(USUAL_CHANGE_OVER_DAYS)).toEqual(['1-3', '4-6', '7-9']);
  });

  it('divides 7 to 10 days evenly, with the longer phases last', () => {
    expect(spans(7)).toEqual(['1-2', '3-4', '5-7']);
    expect(spans(8)).toEqual(['1-2', '3-5', '6-8']);
    expect(spans(10)).toEqual(['1-3', '4-6', '7-10']);
  });

  it.each([6, 11, 7.5, Number.NaN])('refuses %d days', (days) => {
    expect(() => changeOver(days)).toThrow(RangeError);
  });

  it('returns the new food’s share on a day, which is 1 after the last day or without a transition', () => {
    expect([0, 1, 2, 5, 7, 8].map((day) => newFoodShare(8, day))).toEqual([0.25, 0.25, 0.5, 0.75, 0.75, 1]);
    expect(newFoodShare(null, 0)).toBe(1);
  });
});

it('says that the rest is the former food, until the new one is fed alone', () => {
  expect(changeOverText(0.25)).toBe('Changing over: 25% new food. The rest is the former food.');
  expect(changeOverText(1)).toBeNull();
});
