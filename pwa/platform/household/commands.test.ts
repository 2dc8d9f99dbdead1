// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDog, EARLY } from '#domain/household/household.test-support';
import { newRow } from '#domain/household/replica';
import { applyMerge, undoMerge } from '../../features/settings/household-transfer.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { database } from '../database/bowlful.ts';
import {
  eraseHousehold,
  invitation,
  joinHousehold,
  leaveHousehold,
  previewJoin,
  remakeHousehold,
  replaceSecret,
  startHousehold,
  syncHousehold,
} from './commands.ts';
import { aDevice, aHouseholdElsewhere, type TestDevice } from './devices.test-support.ts';
import { newOp } from './seal.ts';

let server: FakeHouseholdServer;
beforeEach(async () => {
  await clearDevice();
  server = new FakeHouseholdServer();
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

const membership = () => database.householdMembership.get('current');
/** 32 bytes as base64url: the last 43 characters. */
const secretOf = (link: string) => link.slice(-43);

/** Another device, in the household that this one started. */
async function another(): Promise<TestDevice> {
  const device = await aDevice(server, secretOf(await invitation()));
  await device.sync();
  return device;
}

const elsewhere = () => aHouseholdElsewhere(server);

describe('starting a household', () => {
  it('shares this device’s data with whoever has the invitation', async () => {
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY) as never);
    await startHousehold();
    expect(await invitation()).toMatch(new RegExp(`^${location.origin}/join#1\\.[\\w-]{43}$`));
    expect(await (await another()).weightOf('rex')).toBe(18);
    await expect(startHousehold()).rejects.toMatchObject({ code: 'already-in-one' });
  });

  it('leaves no trace if the server can’t be reached, or has no households', async () => {
    server.losses.push('request');
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY) as never);
    await expect(startHousehold()).rejects.toMatchObject({ code: 'offline' });
    expect(await membership()).toBeUndefined();
    const notFound = { type: 'about:blank', title: 'x', status: 404, code: 'not-found', detail: 'x' };
    vi.stubGlobal('fetch', async () =>
      Response.json(notFound, { status: 404, headers: { 'Content-Type': 'application/problem+json' } }),
    );
    await expect(startHousehold()).rejects.toMatchObject({ code: 'off' });
    expect(await membership()).toBeUndefined();
    expect(await database.householdReplica.count()).toBe(0);
  });

  it('works on a device without any data', async () => {
    await startHousehold();
    expect(await membership()).toMatchObject({ problem: null, waiting: 0 });
    expect((await membership())?.epoch).not.toBeNull();
  });
});

describe('joining', () => {
  it('previews the household’s words and what will be added, then adds it', async () => {
    const { device, link } = await elsewhere();
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY) as never);
    const preview = await previewJoin(link);
    expect(preview.words).toEqual((await device.membership())?.words);
    expect(preview.entries).toMatchObject([
      { part: 'pets', subject: { kind: 'name', name: 'Mog' }, outcome: 'added' },
    ]);
    expect(await database.pets.count()).toBe(1);
    await joinHousehold(link);
    await device.sync();
    expect((await database.pets.toArray()).map(({ id }) => id).sort()).toEqual(['mog', 'rex']);
    expect(await device.weightOf('rex')).toBe(18);
  });

  it.each([
    ['that is cut off', 'https://bowlful.example/join#1.AAECAw', 'invitation-cut-off'],
    ['of another secret', `https://bowlful.example/join#1.${'B'.repeat(43)}`, 'no-such-household'],
  ])('refuses an invitation %s', async (_, link, code) => {
    await elsewhere();
    await expect(previewJoin(link)).rejects.toMatchObject({ code });
    await expect(joinHousehold(link)).rejects.toMatchObject({ code });
    expect(await membership()).toBeUndefined();
  });

  it('refuses a second household, and a preview while the server can’t be reached', async () => {
    const { link } = await elsewhere();
    server.losses.push('request');
    await expect(previewJoin(link)).rejects.toMatchObject({ code: 'offline' });
    await joinHousehold(link);
    await expect(joinHousehold(link)).rejects.toMatchObject({ code: 'already-in-one' });
  });

  it('sets aside what this device had written differently, until an undo brings it back', async () => {
    const { link } = await elsewhere();
    await database.pets.put(aDog('mog', 'Mog', 4.3, EARLY) as never);
    await joinHousehold(link);
    expect(await database.householdAsides.toArray()).toMatchObject([
      { name: 'pet/mog', field: 'weightKg', kept: 4, aside: 4.3 },
    ]);
    await undoMerge();
    expect((await database.pets.get('mog'))?.profile).toMatchObject({ weightKg: 4.3 });
    expect(await database.householdAsides.count()).toBe(0);
  });

  it('can be undone, which leaves the household as it is', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    await undoMerge();
    expect(await membership()).toBeUndefined();
    expect(await database.pets.count()).toBe(0);
    await device.sync();
    expect(await device.weightOf('mog')).toBe(4);
  });

  it('stays joined when the merge of a household file is undone', async () => {
    const { link } = await elsewhere();
    await joinHousehold(link);
    const { aHousehold } = await import('#domain/household/household.test-support');
    const household = aHousehold({ pets: [aDog('ada', 'Ada', 7, EARLY)] });
    await applyMerge({ kind: 'bowlful-household', version: 4, madeAt: EARLY, household } as never);
    await undoMerge();
    expect(await membership()).toBeDefined();
    expect((await database.pets.toArray()).map(({ id }) => id)).toEqual(['mog']);
  });
});

describe('a member', () => {
  it('leaves with all data, and the others keep theirs', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    await leaveHousehold();
    expect(await membership()).toBeUndefined();
    expect(await database.pets.count()).toBe(1);
    await database.pets.clear();
    await device.sync();
    expect(await device.weightOf('mog')).toBe(4);
  });

  it('removes another device by moving to a new household', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    await replaceSecret();
    expect(secretOf(await invitation())).not.toBe(secretOf(link));
    await device.sync();
    expect(await device.membership()).toMatchObject({ problem: 'gone' });
    expect(await (await another()).weightOf('mog')).toBe(4);
  });

  it('stays where it is if the new household can’t be made', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    server.losses.push(null, 'request');
    await expect(replaceSecret()).rejects.toMatchObject({ code: 'offline' });
    expect(secretOf(await invitation())).toBe(secretOf(link));
    await syncHousehold();
    await device.sync();
    expect([await device.weightOf('mog'), await database.pets.count()]).toEqual([4, 1]);
  });

  it('erases the old household later if it can’t at once; until then it can’t move or leave', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    // The pull from the old household and the push to the new one arrive, the request to erase doesn't.
    server.losses.push(null, null, 'request');
    await replaceSecret();
    expect(await membership()).toMatchObject({ toErase: secretOf(link), waiting: 0 });
    await device.sync();
    expect(await device.membership()).toMatchObject({ problem: null });
    server.losses.push(null, 'request');
    await expect(replaceSecret()).rejects.toMatchObject({ code: 'refused' });
    server.losses.push('request');
    await expect(leaveHousehold()).rejects.toMatchObject({ code: 'offline' });
    await syncHousehold();
    expect(await membership()).not.toHaveProperty('toErase');
    await device.sync();
    expect(await device.membership()).toMatchObject({ problem: 'gone' });
  });

  it('goes back to the old household, unchanged, if only a part reaches the new one', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    for (let id = 1; id <= 120; id += 1) await database.favourites.put({ recipeId: id, addedAt: EARLY });
    await syncHousehold();
    const [before, rows] = [await membership(), await database.householdReplica.toArray()];
    // The pull and the push of the first 50 records arrive, the next push doesn't.
    server.losses.push(null, null, 'request');
    await expect(replaceSecret()).rejects.toMatchObject({ code: 'offline' });
    expect(await membership()).toMatchObject({
      secret: before?.secret,
      after: before?.after,
      epoch: before?.epoch,
    });
    expect(await database.householdReplica.toArray()).toEqual(rows);
    await device.sync();
    expect(await device.membership()).toMatchObject({ problem: null });
  });

  it('doesn’t move while an edit has not reached the server', async () => {
    const { link } = await elsewhere();
    await joinHousehold(link);
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY) as never);
    server.losses.push(null, 'request');
    await expect(replaceSecret()).rejects.toMatchObject({ code: 'offline' });
    expect(secretOf(await invitation())).toBe(secretOf(link));
  });

  it('takes records along that only a newer app can show', async () => {
    const { device, link } = await elsewhere();
    const litter = { ...newRow('litter/mog'), sent: { op: newOp(), value: { kind: 'clay' } } };
    await device.database.householdReplica.put(litter);
    await device.sync();
    await joinHousehold(link);
    await replaceSecret();
    const other = await another();
    expect((await other.database.householdReplica.get('litter/mog'))?.base).toEqual({ kind: 'clay' });
    expect(await other.weightOf('mog')).toBe(4);
  });

  it('erases the household on the server, and each device keeps its data', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    await eraseHousehold();
    expect(server.records()).toEqual([]);
    expect(await membership()).toBeUndefined();
    expect(await database.pets.count()).toBe(1);
    await device.sync();
    expect(await device.weightOf('mog')).toBe(4);
  });

  it('can create a household again that the server no longer has, under the same invitation', async () => {
    const { device, link } = await elsewhere();
    await joinHousehold(link);
    const restore = server.snapshot();
    restore();
    const erased = new FakeHouseholdServer();
    vi.stubGlobal('fetch', erased.fetch);
    await syncHousehold();
    expect(await membership()).toMatchObject({ problem: 'gone' });
    await remakeHousehold();
    expect(await membership()).toMatchObject({ problem: null, waiting: 0 });
    const again = await aDevice(erased, secretOf(link));
    await again.sync();
    expect(await again.weightOf('mog')).toBe(await device.weightOf('mog'));
  });
});
