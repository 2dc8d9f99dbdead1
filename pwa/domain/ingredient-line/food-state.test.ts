import { describe, expect, it } from 'vitest';
import '../reference/more-nutrients.ts';
import { foodStates } from './food-state.test-support.ts';
import { cookedOf, rawOf } from './food-state.ts';

describe('foodStates', () => {
  it.each([
    ['rice-white-dry', 'rice-white-dry', 'rice-white-cooked'],
    ['rice-white-cooked', 'rice-white-dry', 'rice-white-cooked'],
    ['pasta-dry', 'pasta-dry', 'pasta-cooked'],
    ['lentils-cooked', 'lentils-dry', 'lentils-cooked'],
    ['chicken-breast', 'chicken-breast', 'chicken-breast-cooked'],
    ['egg', 'egg', 'egg-boiled'],
    ['oats', 'oats', 'oatmeal-cooked'],
    ['potato-cooked', 'potato-raw', 'potato-cooked'],
    ['turnip', 'turnip', 'turnip-cooked'],
  ])('knows both rows of %s', (id, raw, cooked) => {
    expect(foodStates(id)).toEqual({ raw, cooked });
  });

  it('is null for foods that the tables have in one state only, or not at all', () => {
    for (const id of ['bread-white', 'black-beans-cooked', 'olive-oil', 'no-such-food']) {
      expect(foodStates(id)).toBeNull();
    }
  });

  it('maps a mince to the cooked mince of the same share of fat', () => {
    expect(cookedOf('beef-mince-lean')).toBe('beef-mince-lean-cooked');
    expect(cookedOf('beef-mince-10')).toBe('beef-mince-cooked');
    expect(rawOf('beef-mince-cooked')).toBe('beef-mince-10');
  });
});
