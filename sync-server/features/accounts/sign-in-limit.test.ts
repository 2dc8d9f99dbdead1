import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, startServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const login = (password: string, username = ADMINISTRATOR.username, from = server, headers = {}) =>
  from.post('/api/admin/login', { username, password }, headers);
const from = (address: string) => ({ 'X-Forwarded-For': address });
const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** The cookie of a known device. */
async function deviceOf(answer: Promise<Response>): Promise<string> {
  const cookie = (await answer).headers.getSetCookie().find((each) => each.startsWith('bowlful-device='));
  return cookie?.split(';')[0] as string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
});
afterAll(() => server.stop());

/** A server that accepts any forwarded address. */
async function behindProxy(): Promise<TestServer> {
  return await startServer({ env: { TRUST_PROXY: '1' } });
}

describe('the sign-in limit', () => {
  it('S7, fault 51: five wrong attempts make all others 429 for 15 minutes, even right ones', async () => {
    const limited = await startServer();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(`wrong ${attempt}`, 'keeper', limited)).status).toBe(401);
    }
    const sixth = await login('wrong 6', 'keeper', limited);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await sixth.json()).toMatchObject({ detail: 'Too many attempts. Try again in 15 minutes.' });
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(429);
    // Another name from the same address or a forged address makes no difference.
    expect((await login('wrong', 'someone', limited)).status).toBe(429);
    const spoofed = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await login(ADMINISTRATOR.password, 'keeper', limited, spoofed)).status).toBe(429);
    limited.pass(15 * MINUTE);
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(200);
    await limited.stop();
  });

  it('S7: also counts by account, across all addresses', async () => {
    const behind = await behindProxy();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login('wrong', 'Keeper', behind, from(`203.0.113.${attempt}`))).status).toBe(401);
    }
    expect((await login('wrong', 'keeper', behind, from('203.0.113.99'))).status).toBe(429);
    expect((await login('wrong', 'other', behind, from('203.0.113.99'))).status).toBe(401);
    await behind.stop();
  });

  it('S7, fault 51: counts all spellings of a name as one account', async () => {
    const behind = await behindProxy();
    const spellings = [
      'keeper',
      'KEEPER',
      'keeper ',
      '  keeper',
      'keeper\u00a0',
      'ｋｅｅｐｅｒ',
      '𝐤𝐞𝐞𝐩𝐞𝐫',
      'kee\u200bper',
      '\ufeffkeeper',
      'ⓚⓔⓔⓟⓔⓡ',
    ];
    const answers: number[] = [];
    for (let guess = 0; guess < 150; guess += 1) {
      const name = spellings[guess % spellings.length] as string;
      // Each from a different address, so only the account's count applies.
      answers.push(await statusOf(login(`guess ${guess}`, name, behind, from(`198.51.100.${guess}`))));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(145);
    await behind.stop();
  });

  it('S7: the right password works however the name is typed', async () => {
    expect(await statusOf(login(ADMINISTRATOR.password, ' Ｋeeper\u200b '))).toBe(200);
  });

  it('S7: of fifty simultaneous attempts, at most five are checked', async () => {
    const flooded = await startServer();
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, index) => statusOf(login(`wrong ${index}`, 'keeper', flooded))),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    await flooded.stop();
  });

  it('doesn’t count successes: ten sign-ins in a row are fine', async () => {
    for (let count = 0; count < 10; count += 1) await server.signIn();
  });
});

describe('the owner, while others guess', () => {
  it('S7: can sign in from any other address, however often one address guesses', async () => {
    const behind = await behindProxy();
    for (let hour = 0; hour < 8; hour += 1) {
      for (let guess = 0; guess < 6; guess += 1) await login('wrong', 'keeper', behind, from('203.0.113.1'));
      behind.pass(60 * MINUTE);
    }
    expect(await statusOf(login(ADMINISTRATOR.password, 'keeper', behind, from('198.51.100.7')))).toBe(200);
    await behind.stop();
  });

  it('S7: can sign in at once on a known device, even from the guesser’s address', async () => {
    const behind = await behindProxy();
    const device = await deviceOf(login(ADMINISTRATOR.password, 'keeper', behind, from('203.0.113.1')));
    for (let guess = 0; guess < 40; guess += 1) {
      await login('wrong', 'keeper', behind, from(`203.0.113.${guess % 4}`));
    }
    const stranger = login(ADMINISTRATOR.password, 'keeper', behind, from('203.0.113.1'));
    expect(await statusOf(stranger)).toBe(429);
    const known = { ...from('203.0.113.1'), Cookie: device };
    expect(await statusOf(login(ADMINISTRATOR.password, 'keeper', behind, known))).toBe(200);
    await behind.stop();
  });

  it('S7: is never locked out for good: no wait exceeds an hour, however long the guessing lasted', async () => {
    const behind = await behindProxy();
    let longest = 0;
    for (let round = 0; round < 40; round += 1) {
      const answer = await login('wrong', 'keeper', behind, from(`203.0.113.${round % 3}`));
      const seconds = Number(answer.headers.get('retry-after') ?? 0);
      longest = Math.max(longest, seconds);
      behind.pass(seconds * 1000);
    }
    expect(Math.round(longest / 60)).toBe(60);
    behind.pass(60 * MINUTE);
    expect(await statusOf(login(ADMINISTRATOR.password, 'keeper', behind, from('203.0.113.1')))).toBe(200);
    await behind.stop();
  });

  it('waits longer at an address after each of its wrong attempts: 15, 30, then 60 minutes', async () => {
    const behind = await behindProxy();
    const waits: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      await login('wrong', 'keeper', behind, from('203.0.113.1'));
      const seconds = Number(
        (await login('wrong', 'keeper', behind, from('203.0.113.1'))).headers.get('retry-after') ?? 0,
      );
      if (seconds > 0) waits.push(Math.round(seconds / 60));
      behind.pass(seconds * 1000);
    }
    // Five attempts are free, so the two attempts of each of the first two rounds cause no wait.
    expect(waits).toEqual([15, 30, 60, 60, 60, 60]);
    await behind.stop();
  });
});

describe('a device cookie', () => {
  it('S7: gives a thief five guesses, then makes the thief wait but not the owner', async () => {
    const device = await deviceOf(login(ADMINISTRATOR.password));
    const stolen = { Cookie: device };
    const answers: number[] = [];
    for (let guess = 0; guess < 20; guess += 1) {
      const headers = { ...stolen, ...from(`192.0.2.${guess}`) };
      answers.push(await statusOf(login(`guess ${guess}`, 'keeper', server, headers)));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    // The owner elsewhere is not affected.
    expect(await statusOf(login(ADMINISTRATOR.password, 'keeper', server, from('198.51.100.9')))).toBe(200);
  });

  it('changes at each sign-in, and opens nothing by itself', async () => {
    const first = await deviceOf(login(ADMINISTRATOR.password));
    const second = await deviceOf(login(ADMINISTRATOR.password, 'keeper', server, { Cookie: first }));
    expect(second).not.toBe(first);
    expect((await server.get('/api/admin/session', { Cookie: second })).status).toBe(401);
  });

  it('that is forged is treated like none', async () => {
    const behind = await behindProxy();
    const answers: number[] = [];
    for (let guess = 0; guess < 20; guess += 1) {
      const made = { ...from('203.0.113.4'), Cookie: `bowlful-device=${String(guess).padEnd(43, 'x')}` };
      answers.push(await statusOf(login(`guess ${guess}`, 'keeper', behind, made)));
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    await behind.stop();
  });
});
