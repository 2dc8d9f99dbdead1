// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CONSENT_KEY } from '#domain/consent/stored-consent';
import { anOwn } from '#domain/household/household.test-support';
import { database } from '../../../platform/database/bowlful.ts';
import { IMAGE_CACHE } from '../../../platform/database/browser-storage.ts';
import type { PetRow } from '../../../platform/database/rows.ts';
import { enqueue } from '../../../platform/outbox/commands.ts';
import { newEntrySchema } from '../../../platform/outbox/entry.ts';
import { deviceOutbox } from '../../../platform/outbox/store.ts';
import { clearDevice } from '../../../testing/clear-device.ts';
import { FakeCaches } from '../../../testing/fake-caches.ts';
import { clearOwnerData, makeBackup, openBackup, restoreBackup } from './backup.ts';
import { type Backup, BackupError, readBackup } from './backup-file.ts';

const EARLY = '2026-03-01T08:00:00.000Z';
const LATE = '2026-03-02T08:00:00.000Z';

const rex: PetRow = {
  id: 'rex',
  species: 'dog',
  isActive: true,
  updatedAt: EARLY,
  profile: { name: 'Rex', breed: 'Border Collie', ageMonths: 30, weightKg: 18.5, activityLevel: 'high' },
};
const mia: PetRow = {
  id: 'mia',
  species: 'cat',
  isActive: true,
  updatedAt: EARLY,
  profile: { name: 'Mia', age: 'adult', weightLbs: 9, activity: 'low' },
};
const WEIGHTS = [
  { day: '2026-01-05', weightKg: 19 },
  { day: '2026-03-01', weightKg: 18.5 },
];
const review = newEntrySchema.parse({
  type: 'review',
  recipeId: 1,
  recipeTitle: 'Chicken & Brown Rice Bowl',
  draft: { rating: 5, userName: 'Ada', comment: 'He licked the bowl clean.' },
});

const ownerTables = () => [
  database.pets,
  database.weighIns,
  database.favourites,
  database.plans,
  database.shopping,
  database.cookSessions,
  database.recents,
  database.drafts,
  database.ownRecipes,
  database.cookedDays,
  database.fedMeals,
  database.preferences,
];

async function contents() {
  const tables = await Promise.all(ownerTables().map((table) => table.toArray()));
  return { tables, queue: await deviceOutbox.list() };
}

async function clearAll() {
  await clearDevice();
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
}

async function furnish() {
  await database.pets.bulkPut([rex, mia]);
  await database.favourites.bulkPut([{ recipeId: 7, addedAt: EARLY }]);
  await database.plans.put({ id: 'current', value: { days: 3 }, updatedAt: EARLY });
  await database.shopping.put({ id: 'current', value: { ticked: ['rice'] }, updatedAt: EARLY });
  await database.cookSessions.put({ id: '1', value: { step: 2 }, updatedAt: EARLY });
  await database.recents.put({ id: 'recipes', value: [3, 1], updatedAt: EARLY });
  await database.ownRecipes.put({ id: 500_000_001, ...anOwn(500_000_001, 'Sunday pot', EARLY) });
  await database.cookedDays.put({ id: '1', value: ['2026-03-01'], updatedAt: EARLY });
  await database.fedMeals.put({ id: '2026-03-01 rex 1 r1', value: { grams: 250 }, updatedAt: EARLY });
  await database.weighIns.put({ id: 'rex', value: WEIGHTS, updatedAt: EARLY });
  await database.drafts.put({ key: 'submit', value: { title: 'Half a thought' }, updatedAt: EARLY });
  await database.preferences.bulkPut([
    { key: 'unitSystem', value: 'us' },
    { key: 'market', value: 'DE' },
    { key: 'visits', value: { count: 9, lastAt: EARLY } },
  ]);
  await enqueue(review);
}

const read = async () => readBackup(await makeBackup(new Date(LATE)));

beforeEach(async () => {
  await clearAll();
  localStorage.clear();
});

describe('a backup', () => {
  it('holds all of the owner’s data, and the undelivered items of the queue', async () => {
    await furnish();
    const backup = await read();
    expect(backup).toMatchObject({
      kind: 'bowlful-backup',
      version: 4,
      madeAt: LATE,
      favourites: [{ recipeId: 7 }],
      plans: [{ value: { days: 3 } }],
      shopping: [{ value: { ticked: ['rice'] } }],
      cookSessions: [{ value: { step: 2 } }],
      recents: [{ value: [3, 1] }],
      cookedDays: [{ value: ['2026-03-01'] }],
      fedMeals: [{ value: { grams: 250 } }],
      weighIns: [{ id: 'rex', value: WEIGHTS }],
      drafts: [{ key: 'submit', value: { title: 'Half a thought' } }],
    });
    expect(backup.pets.map(({ id }) => id).sort()).toEqual(['mia', 'rex']);
    expect(backup.queue[0]?.body).toMatchObject({ draft: { comment: 'He licked the bowl clean.' } });
  });

  it('leaves out what belongs to the device, an administrator’s drafts, and damaged rows', async () => {
    await furnish();
    for (const key of ['admin reply 1', 'review-photo:1', 'import:1:0'])
      await database.drafts.put({ key, value: { text: 'Dear Ada' }, updatedAt: EARLY });
    await database.pets.put({ ...rex, id: 'broken', profile: { breed: '' } } as never);
    const backup = await read();
    expect(backup.preferences.map(({ key }) => key).sort()).toEqual(['market', 'unitSystem']);
    expect(backup.pets).toHaveLength(2);
    expect(backup.drafts.map(({ key }) => key)).toEqual(['submit']);
  });

  it('restores a whole device, with each queue item under its own id', async () => {
    await furnish();
    const before = await contents();
    const backup = await read();
    await clearAll();
    await restoreBackup(backup, 'replace');
    const after = await contents();
    // The last table, preferences, differs: visits belong to the device.
    expect(after.tables.slice(0, -1)).toEqual(before.tables.slice(0, -1));
    expect((await read()).preferences).toEqual(backup.preferences);
    expect(after.queue.map(({ id }) => id)).toEqual(before.queue.map(({ id }) => id));
    expect(after.queue[0]).toMatchObject({ status: 'waiting', attempts: 0 });
    expect(document.cookie).toContain('dogProfile=');
  });

  it('restored twice adds nothing the second time', async () => {
    await furnish();
    const backup = await read();
    await restoreBackup(backup, 'merge');
    await restoreBackup(backup, 'merge');
    expect((await contents()).queue).toHaveLength(1);
    expect(await database.pets.count()).toBe(2);
  });
});

describe('merging', () => {
  async function backupWith(changes: Partial<Backup>): Promise<Backup> {
    const empty = await read();
    return { ...empty, ...changes };
  }

  it('loses nothing that is here, and of two versions takes the later', async () => {
    const backup = await backupWith({
      plans: [{ id: 'current', value: 'file', updatedAt: LATE }],
      shopping: [{ id: 'current', value: 'file', updatedAt: EARLY }],
      drafts: [{ key: 'contact', value: 'file', updatedAt: LATE }],
      favourites: [{ recipeId: 8, addedAt: LATE }],
      preferences: [{ key: 'unitSystem', value: 'us' }],
    });
    await database.plans.put({ id: 'current', value: 'here', updatedAt: EARLY });
    await database.shopping.put({ id: 'current', value: 'here', updatedAt: LATE });
    await database.drafts.put({ key: 'submit', value: 'here', updatedAt: EARLY });
    await database.favourites.put({ recipeId: 7, addedAt: EARLY });
    await database.preferences.put({ key: 'unitSystem', value: 'metric' });
    await restoreBackup(backup, 'merge');
    expect((await database.plans.get('current'))?.value).toBe('file');
    expect((await database.shopping.get('current'))?.value).toBe('here');
    expect(await database.drafts.toCollection().primaryKeys()).toEqual(['contact', 'submit']);
    expect(await database.favourites.toCollection().primaryKeys()).toEqual([7, 8]);
    expect((await database.preferences.get('unitSystem'))?.value).toBe('metric');
  });

  it('keeps the animal that is active here, and at most one active animal of each species', async () => {
    const backup = await backupWith({
      pets: [{ ...rex, id: 'other', updatedAt: LATE }, mia] as Backup['pets'],
    });
    await database.pets.put(rex);
    await restoreBackup(backup, 'merge');
    const active = (await database.pets.toArray()).filter(({ isActive }) => isActive).map(({ id }) => id);
    expect(active.sort()).toEqual(['mia', 'rex']);
  });
});

it('replacing deletes rows that the file lacks, but never from the queue', async () => {
  const empty = await read();
  await furnish();
  await database.preferences.bulkPut([
    { key: 'label-food:1', value: { name: 'Kibble' } },
    { key: 'reminders', value: [] },
  ]);
  await restoreBackup(empty, 'replace');
  expect(await database.pets.count()).toBe(0);
  const kept = await database.preferences.bulkGet(['label-food:1', 'reminders', 'unitSystem', 'visits']);
  // Visits belong to the device.
  expect(kept.flatMap((row) => row?.key ?? [])).toEqual(['visits']);
  expect(await database.drafts.count()).toBe(0);
  expect((await contents()).queue).toHaveLength(1);
  // Happy DOM expires a cookie a millisecond late.
  await vi.waitFor(() => expect(document.cookie).not.toContain('dogProfile='));
});

describe('a file to restore', () => {
  const NONE = 'This file is not a Bowlful backup. Nothing was changed.';

  it.each([
    ['a picture', '\u0000PNG\u0001'],
    ['an empty file', ''],
    ['other JSON', '{"recipes":[]}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a list nested 200,000 deep', '['.repeat(200_000)],
  ])('that is %s is refused', async (_what, text) => {
    await expect(openBackup(new Blob([text]))).rejects.toThrow(NONE);
  });

  it('of a newer version is refused with advice', async () => {
    const text = (await makeBackup()).replace('"version": 4', '"version": 5');
    expect(() => readBackup(text)).toThrow(
      'This backup was made by a newer version of Bowlful. Reload to update, then try again. Nothing was changed.',
    );
  });

  it('of version 2, which had no log of meals, is read without meals', async () => {
    await furnish();
    const { fedMeals: _, ...before } = JSON.parse(await makeBackup()) as Record<string, unknown>;
    const backup = readBackup(JSON.stringify({ ...before, version: 2 }));
    expect(backup.fedMeals).toEqual([]);
    expect(backup.pets).toHaveLength(2);
  });

  it('is refused whole for one damaged row, and the row is named', async () => {
    await furnish();
    const backup = JSON.parse(await makeBackup()) as { pets: { profile: object }[] };
    (backup.pets[1] as { profile: object }).profile = { breed: 7 };
    expect(() => readBackup(JSON.stringify(backup))).toThrow(
      'This backup is damaged (pets, entry 2), so we can’t restore it. Nothing was changed.',
    );
  });

  it.each([
    ['version', { version: 'one' }],
    ['pets, entry 1', { pets: [{ id: 'x' }] }],
    ['favourites', { favourites: 7 }],
    ['queue, entry 1', { queue: [{ id: 'x', type: 'review' }] }],
  ])('is refused with the name of the damaged part: %s', async (part, changes) => {
    await furnish();
    const text = JSON.stringify({ ...(JSON.parse(await makeBackup()) as object), ...changes });
    expect(() => readBackup(text)).toThrow(`This backup is damaged (${part})`);
  });

  it('with an unknown part is refused', async () => {
    const text = JSON.stringify({ ...(JSON.parse(await makeBackup()) as object), extra: true });
    expect(() => readBackup(text)).toThrow('This backup is damaged');
  });

  it('with a damaged queue item is refused', async () => {
    await furnish();
    const text = (await makeBackup()).replace('"He licked the bowl clean."', '"short"');
    expect(() => readBackup(text)).toThrow(BackupError);
  });

  it('is refused if it is truncated, and changes nothing', async () => {
    await furnish();
    const before = await contents();
    const text = await makeBackup();
    await expect(openBackup(new Blob([text.slice(0, text.length / 2)]))).rejects.toThrow(NONE);
    expect(await contents()).toEqual(before);
  });
});

it('clearing removes all of the owner’s data and keeps the recipes', async () => {
  await furnish();
  await database.syncState.put({ key: 'catalogue' } as never);
  localStorage.setItem(CONSENT_KEY, '{}');
  await clearOwnerData();
  for (const table of ownerTables()) expect(await table.count(), table.name).toBe(0);
  expect(await deviceOutbox.list()).toEqual([]);
  expect(localStorage.length).toBe(0);
  // Happy DOM expires a cookie a millisecond late.
  await vi.waitFor(() => expect(document.cookie).not.toMatch(/dogProfile=|has_local=/));
  expect(await database.syncState.count()).toBe(1);
});

it('S31: clearing deletes cached photos, even offline', async () => {
  const stores = new FakeCaches();
  vi.stubGlobal('caches', stores);
  await (await stores.open(IMAGE_CACHE)).put('/photos/17.webp', new Response('photo'));
  await clearOwnerData();
  expect(await stores.keys()).toEqual([]);
  vi.unstubAllGlobals();
});
