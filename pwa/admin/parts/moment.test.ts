import { afterEach, expect, it, vi } from 'vitest';
import { localDay } from './moment.ts';

afterEach(() => void vi.unstubAllEnvs());

it('a moment is shown as the day in the administrator’s time zone, not in UTC', () => {
  const evening = '2026-05-03T02:00:00.000Z';
  vi.stubEnv('TZ', 'America/New_York');
  expect(localDay(evening)).toBe('2 May 2026');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(localDay(evening)).toBe('3 May 2026');
  expect(localDay('')).toBe('');
});
