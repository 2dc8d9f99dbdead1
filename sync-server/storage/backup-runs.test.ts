import { expect, it } from 'vitest';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createBackupRuns } from './backup-runs.ts';

const HOUR_MS = 60 * 60_000;
const MADE = { documents: 5, digest: 'ab', file: 'scheduled-1.backup', bytes: 700 };

await describeOnBothEngines('scheduled backup runs', (engine) => {
  it('are claimed by one of several processes, once per interval', async () => {
    let now = Date.parse('2026-11-24T10:00:00Z');
    const database = (await engine.newPlace()).openDatabase();
    const processes = Array.from({ length: 5 }, () => createBackupRuns(database, () => now));
    const claim = () => Promise.all(processes.map((each) => each.begin(HOUR_MS)));
    const [first] = processes;
    const claims = await claim();
    expect(claims.filter((run) => run !== null)).toEqual([1]);
    const owner = processes[claims.indexOf(1)];
    await owner?.succeed(1, MADE);
    now += HOUR_MS - 1;
    expect(await claim()).toEqual([null, null, null, null, null]);
    now += 1;
    expect((await claim()).filter((run) => run !== null)).toEqual([2]);
    expect(await first?.latest()).toMatchObject({ made: { ...MADE, at: new Date('2026-11-24T10:00:00Z') } });
    await database.close();
  });

  it('show a failure until the next success, and are retried after ten minutes', async () => {
    let now = Date.parse('2026-11-24T10:00:00Z');
    const database = (await engine.newPlace()).openDatabase();
    const runs = createBackupRuns(database, () => now);
    expect(await runs.latest()).toEqual({ made: null, failure: null });
    expect(await runs.begin(HOUR_MS)).toBe(1);
    await runs.fail(1, 'The disk is full.');
    expect(await runs.latest()).toEqual({
      made: null,
      failure: { reason: 'The disk is full.', at: new Date(now) },
    });
    now += 10 * 60_000 - 1;
    expect(await runs.begin(HOUR_MS)).toBeNull();
    now += 1;
    expect(await runs.begin(HOUR_MS)).toBe(2);
    await runs.succeed(2, MADE);
    expect(await runs.latest()).toEqual({ made: { ...MADE, at: new Date(now) }, failure: null });
    await database.close();
  });

  it('can be claimed again once the process has released its claim or is taken for dead', async () => {
    let now = Date.parse('2026-11-24T10:00:00Z');
    const database = (await engine.newPlace()).openDatabase();
    const dead = createBackupRuns(database, () => now);
    expect(await dead.begin(HOUR_MS)).toBe(1);
    await dead.release(1);
    expect(await dead.begin(HOUR_MS)).toBe(1);
    const next = createBackupRuns(database, () => now);
    // On MongoDB another machine may be at work, for up to six hours; a folder belongs to one process.
    if (engine.name === 'mongodb') expect(await next.begin(HOUR_MS)).toBeNull();
    now += 6 * HOUR_MS;
    expect((await next.latest()).failure?.reason).toBe('The server ended while the backup was written.');
    expect(await next.begin(HOUR_MS)).toBe(2);
    await database.close();
  });
});
