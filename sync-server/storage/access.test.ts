import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines, describeOnMongo, type Engine } from '../testing/storage-engines.ts';

const MINUTE = 60_000;
const OWNER = { username: 'keeper', passwordHash: 'one', role: 'owner' } as const;

/** A store with a clock that only moves when advanced. */
async function withClock(engine: Engine) {
  let now = Date.parse('2026-03-01T08:00:30.000Z');
  const store = await readyStore(engine, { clock: () => now });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { ...store, pass };
}

await describeOnBothEngines('administrators', (engine) => {
  it('are found however their name is typed, and created only once', async () => {
    const { administrators, close } = await readyStore(engine);
    expect(await administrators.create({ ...OWNER, username: 'Keeper' })).toBe('created');
    expect(await administrators.create({ ...OWNER, passwordHash: 'two' })).toBe('exists');
    expect(await administrators.find(' ＫＥＥＰＥＲ')).toMatchObject({
      username: 'Keeper',
      passwordHash: 'one',
    });
    expect(await administrators.find('nobody')).toBeNull();
    expect(await administrators.count()).toBe(1);
    expect(await administrators.list()).toMatchObject([{ username: 'Keeper' }]);
    await close();
  });

  it('get a new credential with a new password, but not with a stronger hash of the same one', async () => {
    const { administrators, close } = await readyStore(engine);
    await administrators.create(OWNER);
    const first = await administrators.find('keeper');
    await administrators.upgradePasswordHash('keeper', 'other', 'two');
    expect(await administrators.find('keeper')).toEqual(first);
    await administrators.upgradePasswordHash('keeper', 'one', 'two');
    expect(await administrators.find('keeper')).toEqual({ ...first, passwordHash: 'two' });
    const changed = await administrators.changePassword(' Keeper', 'three');
    expect(changed?.passwordHash).toBe('three');
    expect(changed?.credentialId).not.toBe(first?.credentialId);
    expect(await administrators.find('keeper')).toEqual(changed);
    const renewed = await administrators.renewCredential('keeper');
    expect(renewed?.credentialId).not.toBe(changed?.credentialId);
    expect(await administrators.changePassword('nobody', 'three')).toBeNull();
    await close();
  });

  it('of older versions are found by the current canonical form of their name', async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const old = { _id: 'jo  straße', username: 'Jo  Straße', passwordHash: 'one', createdAt: new Date() };
    await database.collection<typeof old>('administrators').insertOne(old);
    await database.close();
    const { administrators, close } = await readyStore(engine, { place });
    expect(await administrators.find('jo strasse')).toEqual({
      ...{ username: 'Jo  Straße', passwordHash: 'one', credentialId: '' },
      ...{ role: 'owner', codes: null, codesOffered: null, passkeyUserId: null, notices: null },
      createdAt: old.createdAt.toISOString(),
    });
    expect(await administrators.count()).toBe(1);
    await close();
  });
});

await describeOnBothEngines('devices', (engine) => {
  it('are identified only by their token, for one account and one password; only its hash is stored', async () => {
    const { devices, place, close } = await readyStore(engine);
    const token = await devices.remember('Keeper', 'first');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await devices.find(token, 'ｋｅｅｐｅｒ', 'first')).not.toBeNull();
    expect(await devices.find(token, 'other', 'first')).toBeNull();
    expect(await devices.find(token, 'keeper', 'second')).toBeNull();
    expect(await devices.find('x'.repeat(43), 'keeper', 'first')).toBeNull();
    await devices.deleteAllOf('keeper');
    expect(await devices.find(token, 'keeper', 'first')).toBeNull();
    const again = await devices.remember('keeper', 'first');
    await close();
    const database = place.openDatabase();
    expect(JSON.stringify(await database.collection('devices').find({}).toArray())).not.toContain(again);
    await database.close();
  });

  it('get a new token at each sign-in; the previous one stays valid for ten more minutes', async () => {
    const { devices, pass, close } = await withClock(engine);
    const first = await devices.remember('keeper', 'id');
    const device = await devices.find(first, 'keeper', 'id');
    const second = await devices.remember('keeper', 'id', first);
    expect(second).not.toBe(first);
    expect(await devices.find(second, 'keeper', 'id')).toEqual(device);
    expect(await devices.find(first, 'keeper', 'id')).toEqual(device);
    pass(10 * MINUTE);
    expect(await devices.find(first, 'keeper', 'id')).toBeNull();
    expect(await devices.find(second, 'keeper', 'id')).toEqual(device);
    pass(180 * 24 * 60 * MINUTE);
    expect(await devices.find(second, 'keeper', 'id')).toBeNull();
    await close();
  });

  it('are remembered up to twenty per account', async () => {
    const { devices, pass, close } = await withClock(engine);
    const tokens: string[] = [];
    for (let count = 0; count < 22; count += 1) {
      tokens.push(await devices.remember('keeper', 'id'));
      pass(1000);
    }
    const known = await Promise.all(tokens.map((token) => devices.find(token, 'keeper', 'id')));
    expect(known.map((device) => device !== null)).toEqual([false, false, ...Array(20).fill(true)]);
    await close();
  });
});

await describeOnBothEngines('wrong attempts to sign in', (engine) => {
  const lane = { key: 'here', free: 2, firstWaitMs: MINUTE, longestWaitMs: 4 * MINUTE };

  it('wait longer each time, up to a maximum, and are forgotten after a day', async () => {
    const { signInAttempts, pass, close } = await withClock(engine);
    const waits: number[] = [];
    for (let count = 0; count < 7; count += 1) {
      expect(await signInAttempts.claim(lane)).toMatchObject({ isAllowed: true, number: count + 1 });
      const next = await signInAttempts.claim(lane);
      if (next.isAllowed) {
        await signInAttempts.release(next.claim);
        waits.push(0);
      } else {
        waits.push(next.waitMs / MINUTE);
        pass(next.waitMs - 1);
        expect((await signInAttempts.claim(lane)).isAllowed).toBe(false);
        pass(1);
      }
    }
    expect(waits).toEqual([0, 1, 2, 4, 4, 4, 4]);
    pass(24 * 60 * MINUTE);
    expect(await signInAttempts.claim(lane)).toMatchObject({ isAllowed: true, number: 1 });
    await close();
  });

  it('are forgotten after a successful attempt, and a released attempt does not count', async () => {
    const { signInAttempts, close } = await readyStore(engine);
    for (let count = 0; count < 5; count += 1) {
      const attempt = await signInAttempts.claim(lane);
      expect(attempt).toMatchObject({ isAllowed: true, number: 1 });
      if (attempt.isAllowed) await signInAttempts.release(attempt.claim);
    }
    await signInAttempts.claim(lane);
    await signInAttempts.claim(lane);
    await signInAttempts.forget(lane.key);
    expect(await signInAttempts.claim(lane)).toMatchObject({ number: 1 });
    await close();
  });

  it('S7: are limited as strictly when simultaneous, and are remembered after a restart', async () => {
    const { signInAttempts, place, close } = await readyStore(engine);
    const claims = await Promise.all(Array.from({ length: 40 }, () => signInAttempts.claim(lane)));
    expect(claims.filter(({ isAllowed }) => isAllowed)).toHaveLength(2);
    await close();
    const again = await readyStore(engine, { place });
    expect(await again.signInAttempts.claim(lane)).toMatchObject({ isAllowed: false });
    await again.close();
  });

  it('fault 30: wait no longer when the clock is set back', async () => {
    const { signInAttempts, pass, close } = await withClock(engine);
    await signInAttempts.claim(lane);
    await signInAttempts.claim(lane);
    pass(-10 * 365 * 24 * 60 * MINUTE);
    expect(await signInAttempts.claim(lane)).toEqual({ isAllowed: false, waitMs: MINUTE });
    await close();
  });
});

await describeOnMongo('wrong attempts, counted by two servers at once', (engine) => {
  it('S7: are counted together', async () => {
    const place = await engine.newPlace();
    const servers = [await readyStore(engine, { place }), await readyStore(engine, { place })];
    const lane = { key: 'here', free: 5, firstWaitMs: MINUTE, longestWaitMs: MINUTE };
    const claims = await Promise.all(
      Array.from({ length: 40 }, (_, index) => servers[index % 2]?.signInAttempts.claim(lane)),
    );
    expect(claims.filter((claim) => claim?.isAllowed)).toHaveLength(5);
    for (const { close } of servers) await close();
  });
});

await describeOnBothEngines('sessions', (engine) => {
  it('fault 53: are found only by their token, of which only a hash is stored', async () => {
    const { sessions, place, close } = await readyStore(engine);
    const token = await sessions.create('keeper', 'id');
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await sessions.find(token)).toMatchObject({ username: 'keeper' });
    expect(await sessions.find(await sessions.create('keeper', 'id'))).not.toBeNull();
    expect(await sessions.find('x'.repeat(43))).toBeNull();
    await close();
    const database = place.openDatabase();
    const stored = JSON.stringify(await database.collection('sessions').find({}).toArray());
    expect(stored).not.toContain(token);
    await database.close();
  });

  it('fault 53: end when unused for 30 minutes, and after 12 hours even if in use', async () => {
    const { sessions, pass, close } = await withClock(engine);
    const unused = await sessions.create('keeper', 'id');
    const used = await sessions.create('keeper', 'id');
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

  it('end one at a time or all of one administrator’s at once, and are swept once expired', async () => {
    const { sessions, pass, place, close } = await withClock(engine);
    const [one, two, other] = [
      await sessions.create('keeper', 'id'),
      await sessions.create('keeper', 'id'),
      await sessions.create('other', 'id'),
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
  it('allow `max` hits in a window, then say when the window ends', async () => {
    const { limits, pass, close } = await withClock(engine);
    for (let n = 0; n < 3; n += 1) {
      expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: true, retryAfterSeconds: 0 });
    }
    // The clock is 30 s past the minute.
    expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: false, retryAfterSeconds: 30 });
    expect((await limits.hit('reviews:b', 60, 3)).isAllowed).toBe(true);
    pass(29_999);
    expect(await limits.hit('reviews:a', 60, 3)).toEqual({ isAllowed: false, retryAfterSeconds: 1 });
    pass(1);
    expect((await limits.hit('reviews:a', 60, 3)).isAllowed).toBe(true);
    await close();
  });

  it('fault 51: allow no more than `max` of many simultaneous hits', async () => {
    const { limits, close } = await withClock(engine);
    const hits = await Promise.all(Array.from({ length: 20 }, () => limits.hit('login:keeper', 900, 5)));
    expect(hits.filter((hit) => hit.isAllowed)).toHaveLength(5);
    await close();
  });

  it.runIf(engine.name === 'mongodb')('fault 51: count the hits of several processes together', async () => {
    const place = await engine.newPlace();
    const clock = () => 0;
    const stores = [await readyStore(engine, { place, clock }), await readyStore(engine, { place, clock })];
    const hits = await Promise.all(
      Array.from({ length: 20 }, (_, n) => stores[n % 2]?.limits.hit('login:keeper', 900, 5)),
    );
    expect(hits.filter((hit) => hit?.isAllowed)).toHaveLength(5);
    for (const store of stores) await store.close();
  });

  it('delete only the hits of ended windows', async () => {
    const { limits, pass, place, close } = await withClock(engine);
    await limits.hit('login:keeper', 60, 1);
    await limits.hit('login:other', 60, 1);
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
