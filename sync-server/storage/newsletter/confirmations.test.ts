import { expect, it } from 'vitest';
import { recordingDatabase } from '../../testing/recording-database.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { assemble } from '../assembly/assemble.ts';
import type { Database } from '../database.ts';
import { type SubscriptionDocument, subscriptionId } from './audience.ts';
import { createConfirmations } from './confirmations.ts';

const DAY = 24 * 60 * 60_000;
const START = Date.parse('2026-03-01T08:00:00.000Z');
const NOW = '2026-03-01T08:00:00.000Z';
const ANN = { email: 'ann@example.org', list: 'dog' } as const;
const ID = subscriptionId(ANN);
const SECRET = 'a-secret-of-the-link-in-the-mail';

function world(database: Database) {
  const time = { now: START };
  const { repositories } = assemble(database, { builtinRecipes: [], clock: () => time.now });
  return { ...repositories, time };
}

await describeOnBothEngines('the confirmation of a sign-up', (engine) => {
  it('is looked up by ids alone, never by a scan, and is harmless when repeated', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const { newsletter, confirmations } = world(database);
    await newsletter.subscribe('key', ANN, NOW);
    await confirmations.open(ID, 'key', SECRET);
    commands.length = 0;
    expect(await confirmations.confirm('x'.repeat(32))).toBe(false);
    expect(commands).toHaveLength(1);
    for (const _ of [1, 2]) expect(await confirmations.confirm(SECRET)).toBe(true);
    for (const { filter } of commands) expect(filter).toMatchObject({ _id: expect.any(String) });
    expect(await newsletter.subscribers()).toMatchObject([{ email: ANN.email, confirmedAt: NOW }]);
    await database.close();
  });

  it('is requested once a day, and again for a sign-up whose mail failed', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, time } = world(database);
    await newsletter.subscribe('first', ANN, NOW);
    expect(await confirmations.claimMail(ID, 'first')).toBe(true);
    expect(await confirmations.claimMail(ID, 'first')).toBe(true);
    expect(await confirmations.claimMail(ID, 'second')).toBe(false);
    time.now += DAY;
    expect(await confirmations.claimMail(ID, 'second')).toBe(true);
    await confirmations.open(ID, 'second', SECRET);
    expect(await confirmations.confirm(SECRET)).toBe(true);
    time.now += 2 * DAY;
    expect(await confirmations.claimMail(ID, 'third')).toBe(false);
    await database.close();
  });

  it('works for seven days; then the link and the address are deleted', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, time } = world(database);
    await newsletter.subscribe('key', ANN, NOW);
    await confirmations.claimMail(ID, 'key');
    await confirmations.open(ID, 'key', SECRET);
    time.now += 7 * DAY - 1;
    await confirmations.sweep();
    expect(await newsletter.subscribers()).toHaveLength(1);
    time.now += 1;
    expect(await confirmations.confirm(SECRET)).toBe(false);
    await confirmations.sweep();
    expect(await newsletter.subscribers()).toEqual([]);
    expect(await database.collection('newsletterConfirmations').countDocuments()).toBe(0);
    expect(await database.collection('newsletterTokens').countDocuments()).toBe(0);
    await database.close();
  });

  it('keeps the address once it has confirmed, even after the link has expired', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, time } = world(database);
    await newsletter.subscribe('key', ANN, NOW);
    await confirmations.claimMail(ID, 'key');
    await confirmations.open(ID, 'key', SECRET);
    await confirmations.confirm(SECRET);
    time.now += 8 * DAY;
    await confirmations.sweep();
    expect(await newsletter.subscribers()).toHaveLength(1);
    await database.close();
  });

  it('revives nothing that has been unsubscribed', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations } = world(database);
    await newsletter.subscribe('key', ANN, NOW);
    await confirmations.open(ID, 'key', SECRET);
    const [subscription] = await newsletter.subscribers();
    await newsletter.unsubscribe(subscription?.token ?? '', NOW);
    expect(await confirmations.confirm(SECRET)).toBe(false);
    expect(await newsletter.subscribers()).toEqual([]);
    await database.close();
  });

  it('is requested from an older release’s subscribers when they sign up again; until then they get no issues', async () => {
    const database = (await engine.newPlace()).openDatabase();
    const { newsletter, confirmations, audience } = world(database);
    const old = { ...ANN, _id: ID, token: 'a-token', subscribedAt: NOW, unsubscribedAt: null };
    await database.collection<SubscriptionDocument>('subscriptions').insertOne(old);
    expect(await audience.page({ list: 'dog', startedAt: '2026-04-01T00:00:00.000Z' }, '', 10)).toEqual([]);
    expect((await audience.counts()).dog).toEqual({ confirmed: 0, unconfirmed: 1, suspended: 0 });
    await newsletter.subscribe('key', ANN, NOW);
    expect(await confirmations.claimMail(ID, 'key')).toBe(true);
    await database.close();
  });

  it('is requested by only one of two processes', async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const first = world(database);
    const second = createConfirmations(database, () => START, first.newsletter);
    await first.newsletter.subscribe('first', ANN, NOW);
    const claims = [await first.confirmations.claimMail(ID, 'first'), await second.claimMail(ID, 'second')];
    expect(claims).toEqual([true, false]);
    await database.close();
  });
});
