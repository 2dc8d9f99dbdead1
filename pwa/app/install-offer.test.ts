import { expect, it } from 'vitest';
import { nextSnooze } from './install-offer.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

it('waits 30 days after the first refusal', () => {
  expect(nextSnooze(null, now)).toBe('2026-12-21T12:00:00.000Z');
});

it('waits 90 days after any later refusal', () => {
  expect(nextSnooze('2026-11-20T12:00:00.000Z', now)).toBe('2027-02-19T12:00:00.000Z');
});
