import { expect, it } from 'vitest';
import { recordingDatabase } from '../testing/recording-database.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createLimits } from './limits.ts';

await describeOnBothEngines('a limit', (engine) => {
  it('takes one command per hit, also for simultaneous hits of one address', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const limits = createLimits(database, () => 0);
    const hits = await Promise.all(Array.from({ length: 60 }, () => limits.hit('review:a', 3600, 1000)));
    expect(hits.every(({ isAllowed }) => isAllowed)).toBe(true);
    expect(commands).toHaveLength(60);
    await database.close();
  });

  it('takes no command per refusal, except one recount of the window per second', async () => {
    let now = 0;
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const limits = createLimits(database, () => now);
    for (let n = 0; n < 5; n += 1) await limits.hit('review:a', 3600, 5);
    commands.length = 0;
    now = 999;
    for (let n = 0; n < 50; n += 1) expect((await limits.hit('review:a', 3600, 5)).isAllowed).toBe(false);
    expect(commands).toHaveLength(0);
    now = 1000;
    for (let n = 0; n < 50; n += 1) expect((await limits.hit('review:a', 3600, 5)).isAllowed).toBe(false);
    expect(commands).toHaveLength(1);
    await database.close();
  });

  it('takes one command for the next hit after a sweep, which only deletes ended windows', async () => {
    let now = 0;
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const limits = createLimits(database, () => now);
    await limits.hit('review:a', 3600, 5);
    await limits.sweep();
    commands.length = 0;
    await limits.hit('review:a', 3600, 5);
    expect(commands).toHaveLength(1);
    now = 3600_000;
    await limits.sweep();
    expect(await limits.hit('review:a', 3600, 5)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    await database.close();
  });

  it('allows no more hits over two processes than one, and recounts a full window after 1 s', async () => {
    let now = 0;
    const database = (await engine.newPlace()).openDatabase();
    const [one, two] = [createLimits(database, () => now), createLimits(database, () => now)];
    const hits = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? one : two).hit('review:a', 3600, 7)),
    );
    expect(hits.filter(({ isAllowed }) => isAllowed)).toHaveLength(7);
    await database.collection('limits').deleteMany({});
    now = 1001;
    expect((await two.hit('review:a', 3600, 7)).isAllowed).toBe(true);
    await database.close();
  });

  it('applies a hit’s cost across processes, and counts an oversized hit as the whole limit', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const [one, two] = [createLimits(database, () => 0), createLimits(database, () => 0)];
    const isAllowed = async (limits: typeof one, cost: number) =>
      (await limits.hit('analyse:a', 60, 10, cost)).isAllowed;
    expect(await isAllowed(one, 6)).toBe(true);
    expect(await isAllowed(two, 6)).toBe(false);
    expect(await isAllowed(two, 3)).toBe(true);
    expect(await isAllowed(one, 2)).toBe(false);
    expect((await one.hit('analyse:b', 60, 10, 99)).isAllowed).toBe(true);
    await database.close();
  });
});
