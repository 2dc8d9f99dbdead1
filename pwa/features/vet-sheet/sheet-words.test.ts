import { afterEach, expect, it, vi } from 'vitest';
import { versionText } from './sheet-words.ts';

afterEach(() => void vi.unstubAllEnvs());

it('an owner’s recipe is dated by the device’s day, not by the day in Greenwich', () => {
  const evening = '2026-05-03T02:00:00.000Z';
  vi.stubEnv('TZ', 'America/New_York');
  expect(versionText(evening)).toBe('saved 2 May 2026');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(versionText(evening)).toBe('saved 3 May 2026');
});

it('a recipe of the catalogue is named by its revision', () => {
  expect(versionText('41')).toBe('revision 41');
});
