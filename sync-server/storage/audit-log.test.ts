import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const NOON = Date.parse('2026-11-24T12:00:00.000Z');
const DAY_MS = 24 * 60 * 60_000;

await describeOnBothEngines('the audit log', (engine) => {
  it('records an act before it is done, and completes it once', async () => {
    const { auditLog, close } = await readyStore(engine, { clock: () => NOON });
    const id = await auditLog.begin({ who: 'keeper', act: 'erase', requestId: 'r', target: 'x' });
    expect(await auditLog.find({}, 10)).toEqual([
      {
        id,
        at: '2026-11-24T12:00:00.000Z',
        who: 'keeper',
        act: 'erase',
        target: 'x',
        before: null,
        after: null,
        requestId: 'r',
        outcome: 'unknown',
      },
    ]);
    await auditLog.complete(id, { target: 'review:1', after: { erased: 1, kinds: ['review'] } });
    await auditLog.complete(id, { after: { erased: 2 } });
    await auditLog.withdraw(id);
    expect(await auditLog.find({}, 10)).toMatchObject([
      { outcome: 'done', target: 'review:1', after: { erased: 1, kinds: ['review'] } },
    ]);
    await close();
  });

  it('forgets an act that was refused', async () => {
    const { auditLog, close } = await readyStore(engine, { clock: () => NOON });
    await auditLog.withdraw(await auditLog.begin({ who: 'keeper', act: 'erase', requestId: 'r' }));
    expect(await auditLog.find({}, 10)).toEqual([]);
    await close();
  });

  it('finds by person, act, target and days, newest first, page by page', async () => {
    let now = NOON - 3 * DAY_MS;
    const { auditLog, close } = await readyStore(engine, { clock: () => now });
    for (const [who, act, target] of [
      ['ada', 'login', 'account:ada'],
      ['bo', 'erase', null],
      ['ada', 'moderateRating', 'review:1'],
      ['bo', 'moderateRating', 'review:2'],
    ] as const) {
      await auditLog.add({ who, act, target, requestId: 'r' });
      now += DAY_MS;
    }
    const found = async (...query: Parameters<typeof auditLog.find>) =>
      (await auditLog.find(...query)).map(({ who, act }) => `${who} ${act}`);
    expect(await found({}, 10)).toEqual(['bo moderateRating', 'ada moderateRating', 'bo erase', 'ada login']);
    expect(await found({ who: 'ada' }, 10)).toEqual(['ada moderateRating', 'ada login']);
    expect(await found({ act: 'moderateRating', who: 'bo' }, 10)).toEqual(['bo moderateRating']);
    expect(await found({ target: 'review:1' }, 10)).toEqual(['ada moderateRating']);
    // The 21st to the 24th, one act per day at noon.
    expect(await found({ from: '2026-11-22', to: '2026-11-23' }, 10)).toEqual([
      'ada moderateRating',
      'bo erase',
    ]);
    const page = await auditLog.find({}, 2);
    expect(await found({ to: '2026-11-24' }, 2, page.at(-1)?.id)).toEqual(['bo erase', 'ada login']);
    await close();
  });

  it('deletes expired entries, and nothing if they are kept forever', async () => {
    for (const [auditKeptDays, left] of [
      [2, 1],
      [0, 2],
    ] as const) {
      let now = NOON;
      const { auditLog, close } = await readyStore(engine, { clock: () => now, auditKeptDays });
      await auditLog.add({ who: 'ada', act: 'login', requestId: 'r' });
      now += DAY_MS + 1;
      await auditLog.add({ who: 'bo', act: 'login', requestId: 'r' });
      now += DAY_MS;
      await auditLog.sweep();
      expect(await auditLog.find({}, 10)).toHaveLength(left);
      await close();
    }
  });
});
