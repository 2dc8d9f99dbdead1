import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, cheapPasswords, startServer } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

describe('passwords', () => {
  it('S5: are stored as Argon2id with at least 19 MiB and two passes', async () => {
    const hash = await createPasswords().hash('correct horse');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('with a weaker hash get a stronger one at the next sign-in; others keep theirs', async () => {
    const passwords = createPasswords();
    const weak = await cheapPasswords().hash('correct horse');
    const strong = await passwords.hash('correct horse');
    expect([passwords.isOutdated(weak), passwords.isOutdated(strong)]).toEqual([true, false]);

    const server = await startServer({ passwords });
    const { administrators } = server.store;
    const hashOf = async () => (await administrators.find(ADMINISTRATOR.username))?.passwordHash ?? '';
    const before = await hashOf();
    const old = await cheapPasswords().hash(ADMINISTRATOR.password);
    await administrators.upgradePasswordHash(ADMINISTRATOR.username, before, old);
    await server.signIn();
    expect(await hashOf()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await server.stop();
  });

  it('match only their own hash, and nothing if there is no account', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse');
    expect(await passwords.verify(hash, 'correct horse')).toBe(true);
    expect(await passwords.verify(hash, 'correct horsE')).toBe(false);
    expect(await passwords.verify(null, 'correct horse')).toBe(false);
  });

  it('S6: take equally long with and without an account', async () => {
    const passwords = createPasswords();
    const hash = await passwords.hash('correct horse');
    await passwords.verify(null, 'wrong horse');
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round += 1) {
      for (const [kind, subject] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        // CPU time: on a busy machine, elapsed time is arbitrary.
        const before = process.cpuUsage();
        await passwords.verify(subject, 'wrong horse');
        const { user, system } = process.cpuUsage(before);
        times[kind].push(user + system);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[4] as number;
    const ratio = median(times.unknown) / median(times.known);
    // Without hashing it would be a thousand times faster.
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });
});
