import { expect, it } from 'vitest';
import { createAdministrators } from '../../storage/administrators.ts';
import { createDevices } from '../../storage/devices.ts';
import { createGreetings } from '../../storage/newsletter/confirmations.ts';
import { createNewsletter } from '../../storage/newsletter/newsletter.ts';
import { createSignInAttempts } from '../../storage/sign-in-attempts.ts';
import { recordingDatabase } from '../../testing/recording-database.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { createPasswords } from './passwords.ts';
import { createSignIn } from './sign-in.ts';

/** Database commands and password hashes of each kind of call: all that a timing attack can see. */
await describeOnBothEngines('the work of a call', (engine) => {
  async function counting() {
    const place = await engine.newPlace();
    const { database, commands } = recordingDatabase(place.openDatabase());
    async function workOf(act: () => Promise<unknown>): Promise<string[]> {
      commands.length = 0;
      await act();
      return commands.map(({ collection, name }) => `${collection}.${name}`);
    }
    return { database, workOf };
  }

  it('S6: is the same for an unknown name and a wrong password, over 50 attempts of each', async () => {
    const { database, workOf } = await counting();
    const real = createPasswords();
    let hashes = 0;
    const passwords = {
      ...real,
      async verify(stored: string | null) {
        hashes += 1;
        return stored === 'right';
      },
    };
    const administrators = createAdministrators(database, Date.now);
    await administrators.create({ username: 'keeper', passwordHash: 'some hash', role: 'owner' });
    const devices = createDevices(database, Date.now);
    const signInAttempts = createSignInAttempts(database, Date.now);
    const signIn = createSignIn({
      administrators,
      devices,
      signInAttempts,
      passwords,
      oneTimeCodes: { spend: async () => false },
    });
    const attempt = (username: string, index: number, deviceToken?: string) =>
      workOf(() =>
        signIn({ username, password: 'x' }, { addressKey: `${username}${index}`, deviceToken }).catch(
          (error) => {
            expect([401, 429]).toContain(error.status);
          },
        ),
      );
    for (let index = 0; index < 50; index += 1) {
      const token = index % 2 === 0 ? undefined : 'x'.repeat(43);
      const before = hashes;
      const known = await attempt('keeper', index, token);
      const knownHashes = hashes - before;
      const unknown = await attempt('nobody', index, token);
      expect(unknown).toEqual(known);
      expect(hashes - before).toBe(2 * knownHashes);
    }
    await database.close();
  });

  it('of the newsletter is the same whether an address is new, subscribed or unsubscribed', async () => {
    const { database, workOf } = await counting();
    const newsletter = createNewsletter(database, createGreetings(database, Date.now));
    const subscribe = (email: string) =>
      workOf(() =>
        newsletter.subscribe(crypto.randomUUID(), { email, list: 'dog' }, '2026-03-01T08:00:00.000Z'),
      );
    const kinds = (operations: string[]) =>
      operations.map((name) => name.replace(/insertOne|updateOne/, 'write'));
    const fresh = await subscribe('new@example.org');
    const known = await subscribe('new@example.org');
    const [subscription] = await newsletter.subscribers();
    await newsletter.unsubscribe(subscription?.token ?? '', '2026-03-02T08:00:00.000Z');
    const ended = await subscribe('new@example.org');
    expect(kinds(known)).toEqual(kinds(fresh));
    expect(kinds(ended)).toEqual(kinds(fresh));
    expect(kinds(fresh)).toContain('subscriptions.write');
    await database.close();
  });
});
