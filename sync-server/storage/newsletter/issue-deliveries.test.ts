import { expect, it } from 'vitest';
import { confirmReader } from '../../testing/newsletter-readers.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { assemble } from '../assembly/assemble.ts';
import type { Database } from '../database.ts';
import { createIssueDeliveries } from './issue-deliveries.ts';

const START = Date.parse('2026-03-01T08:00:00.000Z');
const MINUTE = 60_000;
const DRAFT = { list: 'dog', subject: 'Peas', intro: 'May they?', recipeIds: [] } as const;
const draft = () => ({ ...DRAFT, recipeIds: [...DRAFT.recipeIds] });

function world(database: Database) {
  const time = { now: START };
  const clock = () => time.now;
  return { ...assemble(database, { builtinRecipes: [], clock }).repositories, clock, time };
}

await describeOnBothEngines('the ledger of an issue', (engine) => {
  it('lets only one of many callers send an issue to a recipient, and only once', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issueDeliveries, clock } = world(database);
    const other = createIssueDeliveries(database, clock);
    const callers = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? issueDeliveries : other));
    const claims = await Promise.all(callers.map((each) => each.claim('issue', 'ann')));
    const [mine, ...rest] = claims.filter((claim) => claim !== null);
    expect(rest).toEqual([]);
    await issueDeliveries.settle(mine ?? '', 'sent');
    expect(await other.claim('issue', 'ann')).toBeNull();
    expect(await other.claim('issue', 'anna')).toBe('issue|anna|0001');
    expect(await other.claim('next', 'ann')).toBe('next|ann|0001');
    await database.close();
  });

  it('counts a dead process’s attempts as unknown after three minutes, and never repeats them', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issueDeliveries, time } = world(database);
    await issueDeliveries.claim('issue', 'ann');
    time.now += 3 * MINUTE - 1;
    expect(await issueDeliveries.tally('issue')).toMatchObject({ sent: 0, unknown: 0, refused: 0 });
    time.now += 1;
    const tally = await issueDeliveries.tally('issue');
    expect(tally).toMatchObject({ sent: 0, unknown: 1, refused: 0 });
    expect([tally.isSettled('ann'), tally.isSettled('bob')]).toEqual([true, false]);
    time.now += 1000 * MINUTE;
    expect(await issueDeliveries.claim('issue', 'ann')).toBeNull();
    await database.close();
  });

  it('retries a temporary refusal after 5, 10 … 320 minutes, and treats the eighth as final', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issueDeliveries, time } = world(database);
    for (const [index, waits] of [5, 10, 20, 40, 80, 160, 320].entries()) {
      expect(await issueDeliveries.claim('issue', 'ann')).toBe(`issue|ann|000${index + 1}`);
      await issueDeliveries.settle(`issue|ann|000${index + 1}`, 'deferred');
      time.now += waits * MINUTE - 1;
      expect(await issueDeliveries.claim('issue', 'ann')).toBeNull();
      time.now += 1;
    }
    await issueDeliveries.settle((await issueDeliveries.claim('issue', 'ann')) ?? '', 'deferred');
    expect(await issueDeliveries.tally('issue')).toMatchObject({ sent: 0, unknown: 0, refused: 1 });
    await database.close();
  });

  it('releases a claim without counting an attempt, and forgets the rows of an issue', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issueDeliveries } = world(database);
    await issueDeliveries.release((await issueDeliveries.claim('issue', 'ann')) ?? '');
    expect(await issueDeliveries.claim('issue', 'ann')).toBe('issue|ann|0001');
    await issueDeliveries.forget('issue');
    expect(await database.collection('newsletterDeliveries').countDocuments()).toBe(0);
    await database.close();
  });
});

await describeOnBothEngines('an issue', (engine) => {
  it('is saved only over the version seen, and is read-only once sending has started', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issues } = world(database);
    expect(await issues.save('one', draft(), 0)).toBe('done');
    // A repeat after a lost answer.
    expect(await issues.save('one', draft(), 0)).toBe('done');
    expect(await issues.save('one', { ...draft(), subject: 'Other' }, 0)).toBe('stale');
    expect(await issues.save('one', { ...draft(), subject: 'Better' }, 1)).toBe('done');
    expect(await issues.save('one', draft(), 1)).toBe('stale');
    expect(await issues.start('one', 1, [])).toBe('stale');
    expect(await issues.start('one', 2, [])).toBe('done');
    expect(await issues.save('one', draft(), 3)).toBe('stale');
    expect(await issues.discard('one', 3)).toBe('stale');
    expect(await issues.stop('one', 3)).toBe('done');
    expect(await issues.sending()).toEqual([]);
    expect(await issues.resume('one', 4)).toBe('done');
    expect(await issues.sending()).toMatchObject([{ id: 'one', subject: 'Better', version: 5 }]);
    expect(await issues.stop('two', 1)).toBe('missing');
    await database.close();
  });

  it('is paused after a restore until an administrator continues it', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { issues } = world(database);
    await issues.save('one', draft(), 0);
    await issues.start('one', 1, []);
    const meta = database.collection<{ _id: string; value: string }>('meta');
    await meta.updateOne({ _id: 'epoch' }, { $set: { value: 'of another history' } });
    const restored = world(database).issues;
    expect(await restored.sending()).toEqual([]);
    expect(await restored.find('one')).toMatchObject({ state: 'stopped', version: 2 });
    expect(await restored.resume('one', 2)).toBe('done');
    expect(await restored.sending()).toHaveLength(1);
    await database.close();
  });

  it('goes to those who had confirmed when it started, and to no one who has left', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, audience, time } = world(database);
    await confirmReader({ newsletter, confirmations }, 'ann@example.org');
    await confirmReader({ newsletter, confirmations }, 'cat@example.org', 'cat');
    await newsletter.subscribe('key', { email: 'unsure@example.org', list: 'dog' }, 'now');
    const circle = { list: 'dog', startedAt: new Date(time.now).toISOString() } as const;
    time.now += 1;
    await confirmReader({ newsletter, confirmations }, 'late@example.org');
    const [ann, ...others] = await audience.page(circle, '', 10);
    expect([ann?.email, others]).toEqual(['ann@example.org', []]);
    if (ann === undefined) throw new Error('no receiver');
    expect(await audience.countWithout(circle, () => false)).toBe(1);
    expect(await audience.stillReceives(circle, ann)).toBe(true);
    await newsletter.unsubscribe(ann.token, 'now');
    expect(await audience.stillReceives(circle, ann)).toBe(false);
    // Someone who comes back joins with the next issue, so no address gets this one twice.
    await confirmReader({ newsletter, confirmations }, 'ann@example.org');
    expect(await audience.page(circle, '', 10)).toEqual([]);
    await database.close();
  });

  it('skips an address that was refused three times in a row, until it confirms again', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, audience, time } = world(database);
    await confirmReader({ newsletter, confirmations }, 'ann@example.org');
    const circle = { list: 'dog', startedAt: new Date(time.now + 1000).toISOString() } as const;
    const page = () => audience.page(circle, '', 10);
    const [ann] = await page();
    const refuse = (at: string) => audience.noteRefusal(ann?.subscriptionId ?? '', 550, at);
    await refuse('2026-03-01');
    await refuse('2026-03-08');
    await audience.noteTaken(ann?.subscriptionId ?? '');
    expect(await audience.bounces()).toEqual([]);
    for (const at of ['2026-03-15', '2026-03-22']) await refuse(at);
    expect(await page()).toHaveLength(1);
    await refuse('2026-03-29');
    expect(await page()).toEqual([]);
    expect(await audience.bounces()).toEqual([
      {
        email: 'ann@example.org',
        list: 'dog',
        refusals: 3,
        reply: 550,
        at: '2026-03-29',
        isSuspended: true,
      },
    ]);
    expect((await audience.counts()).dog).toEqual({ confirmed: 0, unconfirmed: 0, suspended: 1 });
    await confirmReader({ newsletter, confirmations }, 'ann@example.org');
    expect(await audience.bounces()).toEqual([]);
    expect(await page()).toHaveLength(1);
    await database.close();
  });
});
