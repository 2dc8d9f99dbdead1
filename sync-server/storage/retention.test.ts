import { expect, it } from 'vitest';
import { serverThings } from '#domain/privacy/server-things';
import { readConfig } from '../lib/config.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;
const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Hello',
  message: 'A question about rice.',
  category: 'general',
} as const;
const iso = (time: number) => new Date(time).toISOString();

await describeOnBothEngines('retention', (engine) => {
  it('erases messages some days after they were handled, but not reopened ones', async () => {
    let now = NOON;
    const { contactMessages, close } = await readyStore(engine, { clock: () => now });
    const [open = '', done = '', reopened = ''] = ['1', '2', '3'].map(() => crypto.randomUUID());
    for (const id of [open, done, reopened]) await contactMessages.insert(id, MESSAGE, iso(now));
    await contactMessages.update(done, { status: 'resolved', adminNotes: '' }, undefined);
    await contactMessages.update(reopened, { status: 'closed', adminNotes: '' }, undefined);
    await contactMessages.update(reopened, { status: 'in_progress', adminNotes: '' }, undefined);
    now += 5 * DAY_MS;
    // Handled since the first day, whatever was noted later.
    await contactMessages.update(done, { status: 'closed', adminNotes: 'Thanked.' }, undefined);
    await contactMessages.eraseHandledBefore(iso(NOON));
    expect(await contactMessages.list()).toHaveLength(3);
    await contactMessages.eraseHandledBefore(iso(NOON + 1));
    expect((await contactMessages.list()).map(({ id }) => id).sort()).toEqual([open, reopened].sort());
    await close();
  });

  it('deletes counts after the configured number of days, or never', async () => {
    for (const [countsKeptDays, left] of [
      [10, 0],
      [0, 1],
    ] as const) {
      let now = NOON;
      const { counters, close } = await readyStore(engine, { clock: () => now, countsKeptDays });
      await counters.add('page-view', '/recipes');
      await counters.flush();
      now += 500 * DAY_MS;
      await counters.sweep();
      expect(await counters.since('2026-01-01', 'page-view')).toHaveLength(left);
      await close();
    }
  });
});

it('the privacy policy states the configured times', () => {
  const { site } = readConfig({ CONTACT_HANDLED_DAYS: '30', COUNTS_KEPT_DAYS: '0', AUDIT_DAYS: '90' });
  const kept = (name: string) => serverThings(site.kept).find(({ names }) => names.includes(name))?.kept;
  expect(kept('contactMessages')).toBe(
    'At most 180 days, and at most 30 days after they are dealt with; then we erase the words and our replies.',
  );
  expect([kept('counters'), kept('auditLog')]).toEqual(['For good.', 'For 90 days.']);
  expect(readConfig({}).site.kept).toBeUndefined();
});
