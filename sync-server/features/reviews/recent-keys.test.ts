import { expect, it } from 'vitest';
import { RecentKeys } from './reviews.ts';

it('RecentKeys forgets the key added longest ago once it holds more than its limit', () => {
  const keys = new RecentKeys(2);
  for (const key of ['a', 'b', 'a', 'c']) keys.add(key);
  expect(['a', 'b', 'c'].map((key) => keys.has(key))).toEqual([true, false, true]);
});
