import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'Hello',
  message: 'A question about rice.',
  category: 'general',
} as const;

await describeOnBothEngines('the list of messages', (engine) => {
  it('shows an older open message, however many newer ones are handled', async () => {
    const { contactMessages, close } = await readyStore(engine);
    for (const at of [1, 2, 3, 4])
      await contactMessages.insert(`message ${at}`, MESSAGE, `2026-11-0${at}T08:00:00.000Z`);
    for (const at of [2, 4])
      await contactMessages.update(`message ${at}`, { status: 'resolved', adminNotes: '' }, undefined);
    const ids = async (limit: number) => (await contactMessages.list(limit)).map(({ id }) => id);
    // The limit applies to open and to handled messages separately.
    expect(await ids(2)).toEqual(['message 4', 'message 3', 'message 2', 'message 1']);
    expect(await ids(1)).toEqual(['message 4', 'message 3']);
    await close();
  });
});
