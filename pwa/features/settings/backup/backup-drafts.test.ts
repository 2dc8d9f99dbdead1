// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { anOwn } from '#domain/household/household.test-support';
import { database } from '../../../platform/database/bowlful.ts';
import { enqueue } from '../../../platform/outbox/commands.ts';
import { newEntrySchema } from '../../../platform/outbox/entry.ts';
import { deviceOutbox } from '../../../platform/outbox/store.ts';
import { clearDevice } from '../../../testing/clear-device.ts';
import { makeBackup, restoreBackup } from './backup.ts';
import { readBackup } from './backup-file.ts';

const EARLY = '2026-03-01T08:00:00.000Z';
const draft = (key: string) => ({ key, value: { title: key }, updatedAt: EARLY });
const reviewOf = (recipeId: number) =>
  newEntrySchema.parse({
    type: 'review',
    recipeId,
    recipeTitle: 'Chicken & Brown Rice Bowl',
    draft: { rating: 5, userName: 'Ada', comment: 'He licked the bowl clean.' },
  });
const read = async () => readBackup(await makeBackup());

beforeEach(async () => {
  await clearDevice();
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
});

it.each(['merge', 'replace'] as const)(
  'restores the unsaved edit of a queued item (%s), under the new number that the item gets here',
  async (mode) => {
    const { id, seq } = await enqueue(reviewOf(1));
    await database.drafts.put(draft(`queue:${seq}`));
    const backup = await read();
    await deviceOutbox.change(id, () => null);
    await clearDevice();
    await enqueue(reviewOf(2));
    await restoreBackup(backup, mode);
    const restored = (await deviceOutbox.list()).find((item) => item.id === id);
    expect(restored?.seq).not.toBe(seq);
    expect(await database.drafts.toArray()).toEqual([
      { ...draft(`queue:${seq}`), key: `queue:${restored?.seq}` },
    ]);
  },
);

it('leaves the drafts as they are if the queue cannot be stored', async () => {
  await enqueue(reviewOf(1));
  await database.drafts.put(draft('submit'));
  const backup = await read();
  const full = vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new Error('full'));
  await expect(restoreBackup({ ...backup, drafts: [draft('contact')] }, 'replace')).rejects.toThrow('full');
  full.mockRestore();
  expect(await database.drafts.toArray()).toEqual([draft('submit')]);
});

it('a backup holds the draft of an edit, without the values that its form opened with', async () => {
  await database.drafts.put({ ...draft('submit'), opened: { title: '' } });
  expect((await read()).drafts).toEqual([draft('submit')]);
});

it('replacing keeps the drafts and photos that no backup holds, whatever drafts the file has', async () => {
  const kept = ['admin reply 1', 'import:1:0', 'queue:9', 'review-photo:1'];
  await database.drafts.bulkPut([...kept, 'submit'].map(draft));
  const { value, updatedAt } = anOwn(500_000_001, 'Sunday pot', EARLY);
  await database.ownRecipes.put({ id: value.id, value, updatedAt, photo: 'photo' as never });
  const backup = await read();
  const foreign = ['import:1:0', 'queue:9'].map((key) => ({
    key,
    value: 'file',
    updatedAt: '2026-03-02T08:00:00.000Z',
  }));
  await restoreBackup({ ...backup, drafts: foreign }, 'replace');
  expect(await database.drafts.toArray()).toEqual(kept.map(draft));
  expect(await database.ownRecipes.toArray()).toMatchObject([{ value, photo: 'photo' }]);
});
