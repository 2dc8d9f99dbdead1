import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';
import { createContactRetention } from './contact-retention.ts';

const MESSAGE = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'A bowl',
  message: 'My dog would not eat the carrots in it.',
};

await describeOnBothEngines('messages to the people behind the site', (engine) => {
  it('S30: are deleted by themselves after 365 days, and not a day before', async () => {
    const store = await readyStore(engine);
    const old = crypto.randomUUID();
    const young = crypto.randomUUID();
    const now = Date.now();
    const daysAgo = (days: number) => new Date(now - days * 24 * 60 * 60_000).toISOString();
    await store.contactMessages.insert(old, MESSAGE as never, daysAgo(365.01));
    await store.contactMessages.insert(young, MESSAGE as never, daysAgo(364));
    await store.close();
    const database = store.place.openDatabase();
    const retention = createContactRetention(database, () => now);
    await retention.createIndexes();
    await retention.sweep();
    await database.close();
    const again = await readyStore(engine, { place: store.place });
    expect((await again.contactMessages.list()).map(({ id }) => id)).toEqual([young]);
    await again.close();
  });
});
