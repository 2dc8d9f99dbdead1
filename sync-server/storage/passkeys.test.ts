import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { restoreEmbedded, restoreMongodb } from './backup/restore-backup.ts';
import { writeBackup } from './backup/write-backup.ts';

const NOW = new Date('2026-11-27T18:00:00.000Z');
/** The longest id that Web Authentication allows, 1,023 bytes. */
const LONG = 'x'.repeat(1364);
const PHONE = { userId: 'keeper’s id', credentialId: LONG, publicKey: 'key', counter: 0, name: 'Phone' };

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-passkeys-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

await describeOnBothEngines('passkeys', (engine) => {
  it('are stored once, found by their credential id, and listed oldest first', async () => {
    let now = NOW.getTime();
    const { passkeys, close } = await readyStore(engine, { clock: () => now });
    const phone = await passkeys.add(PHONE);
    expect(phone).toEqual({ ...PHONE, id: expect.any(String), createdAt: NOW, lastUsedAt: null });
    expect(await passkeys.add({ ...PHONE, userId: 'helper’s id' })).toBeNull();
    now += 1000;
    await passkeys.add({ ...PHONE, credentialId: 'key', name: 'Key' });
    expect(await passkeys.find(LONG)).toEqual(phone);
    expect(await passkeys.find('other')).toBeNull();
    expect((await passkeys.list(PHONE.userId)).map(({ name }) => name)).toEqual(['Phone', 'Key']);
    await close();
  });

  it('accept a use only with a higher counter, or with 0 while the counter is still 0', async () => {
    const { passkeys, close } = await readyStore(engine, { clock: () => NOW.getTime() });
    const synced = (await passkeys.add(PHONE))?.id ?? '';
    const key = (await passkeys.add({ ...PHONE, credentialId: 'key', counter: 4 }))?.id ?? '';
    const uses = async (id: string, counters: number[]) => {
      const outcomes: boolean[] = [];
      for (const counter of counters) outcomes.push(await passkeys.use(id, counter));
      return outcomes;
    };
    expect(await uses(synced, [0, 0, 1, 0, 1])).toEqual([true, true, true, false, false]);
    expect(await uses(key, [4, 5, 5, 900, 6, 0])).toEqual([false, true, false, true, false, false]);
    expect(await uses('none', [1])).toEqual([false]);
    expect(await passkeys.find('key')).toMatchObject({ counter: 900, lastUsedAt: NOW });
    await close();
  });

  it('are renamed and removed only by their account', async () => {
    const { passkeys, close } = await readyStore(engine);
    const id = (await passkeys.add(PHONE))?.id ?? '';
    await passkeys.add({ ...PHONE, credentialId: 'hers', userId: 'helper’s id' });
    expect(await passkeys.rename('helper’s id', id, 'Mine')).toBe(false);
    expect(await passkeys.remove('helper’s id', id)).toBe(false);
    expect(await passkeys.rename(PHONE.userId, id, 'My phone')).toBe(true);
    expect(await passkeys.list(PHONE.userId)).toMatchObject([{ name: 'My phone' }]);
    expect(await passkeys.remove(PHONE.userId, id)).toBe(true);
    expect(await passkeys.remove(PHONE.userId, id)).toBe(false);
    await passkeys.add(PHONE);
    await passkeys.removeAllOf(PHONE.userId);
    expect(await passkeys.list(PHONE.userId)).toEqual([]);
    expect(await passkeys.list('helper’s id')).toHaveLength(1);
    await close();
  });

  it('are in a backup, and work after its restore', async () => {
    const store = await readyStore(engine);
    await store.administrators.create({ username: 'keeper', passwordHash: 'one', role: 'owner' });
    await store.administrators.setPasskeyUser('keeper', PHONE.userId);
    const phone = await store.passkeys.add(PHONE);
    await store.close();
    const file = path.join(base, `${engine.name}.backup`);
    const source = store.place.openDatabase();
    await writeBackup(source, file, NOW).finally(() => source.close());
    const place = await engine.newPlace();
    if (place.mongodbUrl === undefined) await restoreEmbedded(place.dataDir, file, NOW);
    else {
      const target = place.openDatabase();
      await restoreMongodb(target, base, file, NOW).finally(() => target.close());
    }
    const { passkeys, administrators, close } = await readyStore(engine, { place });
    expect(await passkeys.find(LONG)).toEqual(phone);
    expect(await passkeys.use(phone?.id ?? '', 0)).toBe(true);
    const found = await administrators.findByPasskeyUser(PHONE.userId);
    expect(found).toMatchObject({ username: 'keeper' });
    await close();
  });
});
