import { expect, it } from 'vitest';
import { recordingDatabase } from '../../testing/recording-database.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { createGreetings } from './confirmations.ts';
import { createNewsletter } from './newsletter.ts';

const NOW = '2026-03-01T08:00:00.000Z';
const OLD = {
  _id: 'of-an-older-release',
  email: 'ann@example.org',
  list: 'dog',
  token: 'a-token-of-an-older-release',
  subscribedAt: NOW,
  unsubscribedAt: null,
};

await describeOnBothEngines('the link that unsubscribes', (engine) => {
  it('is looked up by the hash of its token alone, whether the token is right or wrong', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const newsletter = createNewsletter(database, createGreetings(database, Date.now));
    const signUp = { email: 'bob@example.org', list: 'cat' } as const;
    await newsletter.subscribe(crypto.randomUUID(), signUp, NOW);
    const [subscription] = await newsletter.subscribers();
    await newsletter.indexTokens();
    commands.length = 0;
    expect(await newsletter.unsubscribe('x'.repeat(32), NOW)).toBe(false);
    expect(commands).toHaveLength(1);
    expect(await newsletter.unsubscribe(subscription?.token ?? '', NOW)).toBe(true);
    // A filter without an _id reads every subscription.
    for (const { filter } of commands) expect(filter).toMatchObject({ _id: expect.any(String) });
    expect(await newsletter.subscribers()).toEqual([]);
    await database.close();
  });

  it('works for subscriptions of older releases, before and after their tokens are indexed', async () => {
    const database = (await engine.newPlace()).openDatabase();
    for (const isIndexed of [false, true]) {
      const subscriptions = database.collection<typeof OLD>('subscriptions');
      const token = `${OLD.token}-${isIndexed}`;
      await subscriptions.insertOne({ ...OLD, _id: `${OLD._id}-${isIndexed}`, token });
    }
    const newsletter = createNewsletter(database, createGreetings(database, Date.now));
    expect(await newsletter.unsubscribe(`${OLD.token}-false`, NOW)).toBe(true);
    await newsletter.indexTokens();
    expect(await newsletter.unsubscribe(`${OLD.token}-true`, NOW)).toBe(true);
    expect(await newsletter.subscribers()).toEqual([]);
    await database.close();
  });
});
