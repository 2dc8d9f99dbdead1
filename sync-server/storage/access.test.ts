import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines, type Engine } from '../testing/storage-engines.ts';

const MINUTE = 60_000;

/** A store whose clock stands still until it is moved. */
async function withClock(engine: Engine) {
  let now = Date.parse('2026-03-01T08:00:30.000Z');
  const store = await readyStore(engine, { clock: () => now });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...store, pass };
}

await describeOnBothEngines('administrators', (engine) => {
  it('are found however their name is typed, and made only once', async () => {
    const { administrators, close } = await readyStore(engine);
    expect(await administrators.create({ username: 'Keeper', passwordHash: 'one' })).toBe('created');
    expect(await administrators.create({ username: 'keeper', passwordHash: 'two' })).toBe('exists');
    expect(await administrators.find(' KEEPER')).toEqual({ username: 'Keeper', passwordHash: 'one' });
    expect(await administrators.find('nobody')).toBeNull();
    expect(await administrators.updatePasswordHash('keeper', 'three')).toBe(true);
    expect(await administrators.updatePasswordHash('nobody', 'three')).toBe(false);
    expect(await administrators.find('keeper')).toMatchObject({ passwordHash: 'three' });
    expect(await administrators.count()).toBe(1);
    await close();
  });
});

await describeOnBothEngines('sessions', (engine) => {
  it('fault 53: are found by their token alone, of which only a hash is stored', async () => {
    const { sessions, place, close } = await readyStore(engine);
    const token = await sessions.create('keeper');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({ username: 'keeper' });
    expect(await sessions.find(await sessions.create('keeper'))).not.toBeNull();
    expect(await sessions.find('x'.repeat(43))).toBeNull();
    await close();
    const database = place.openDatabase();
    const stored = JSON.stringify(await database.collection('sessions').find({}).toArray());
    expect(stored).not.toContain(token);
    await database.close();
  });

  it('fault 53: end when unused for 30 minutes, and after 12 hours however much they are used', async () => {
    const { sessions, pass, close } = await withClock(engine);
    const unused = await sessions.create('keeper');
    const used = await sessions.create('keeper');
    pass(29 * MINUTE);
    expect(await sessions.find(used)).not.toBeNull();
    pass(MINUTE);
    expect(await sessions.find(unused)).toBeNull();
    for (let minutes = 30; minutes < 12 * 60 - 29; minutes += 29) {
      expect(await sessions.find(used)).not.toBeNull();
      pass(29 * MINUTE);
    }
    expect(await sessions.find(used)).not.toBeNull();
    pass(29 * MINUTE);
    expect(await sessions.find(used)).toBeNull();
    await close();
  });

  it('end at signing out, one or all of an administrator, and are swept when they have expired', async () => {
    const { sessions, pass, place, close } = await withClock(engine);
    const [one, two, other] = [
      await sessions.create('keeper'),
      await sessions.create('keeper'),
      await sessions.create('other'),
    ];
    await sessions.delete(one);
    expect([await sessions.find(one), await sessions.find(two)]).toMatchObject([
      null,
      { username: 'keeper' },
    ]);
    await sessions.deleteAllOf('keeper');
    expect([await sessions.find(two), await sessions.find(other)]).toMatchObject([
      null,
      { username: 'other' },
    ]);
    pass(31 * MINUTE);
    await sessions.sweep();
    await close();
    const database = place.openDatabase();
    expect(await database.collection('sessions').countDocuments()).toBe(0);
    await database.close();
  });
});

await describeOnBothEngines('limits', (engine) => {
  it('allow so many hits in a window, then say when the window ends', async () => {
    const { limits, pass, close } = await withClock(engine);
    for (let n = 0; n < 3; n += 1) {
      expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    }
    // The clock stands at 30 seconds past the minute.
    expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: false, retryAfterSeconds: 30 });
    expect((await limits.hit('reviews:b', 60, 3)).isAllowed).toBe(true);
    pass(29_999);
    expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    pass(1);
    expect((await limits.hit('reviews:a', 60, 3)).isAllowed).toBe(true);
    await close();
  });

  it('fault 51: let no simultaneous hits slip through', async () => {
    const { limits, close } = await withClock(engine);
    const hits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('login:keeper', 900, 5)));
    expect(hits.filter((hit) => hit.isAllowed)).toHaveLength(5);
    await close();
  });

  it.runIf(engine.name === 'mongodb')('fault 51: count over several processes', async () => {
    const place = await engine.newPlace();
    const clock = () => 0;
    const stores = [await readyStore(engine, { place, clock }), await readyStore(engine, { place, clock })];
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => stores[n % 2]?.limits.hit('login:keeper', 900, 5)),
    );
    expect(hits.filter((hit) => hit?.isAllowed)).toHaveLength(5);
    for (const store of stores) await store.close();
  });

  it('forget the hits of a key, and what has run out', async () => {
    const { limits, pass, place, close } = await withClock(engine);
    await limits.hit('login:keeper', 60, 1);
    await limits.hit('login:other', 60, 1);
    await limits.forget('login:keeper', 60);
    expect((await limits.hit('login:keeper', 60, 1)).isAllowed).toBe(true);
    expect((await limits.hit('login:other', 60, 1)).isAllowed).toBe(false);
    pass(MINUTE);
    await limits.hit('login:other', 60, 1);
    await limits.sweep();
    await close();
    const database = place.openDatabase();
    expect(await database.collection('limits').countDocuments()).toBe(1);
    await database.close();
  });
});
