import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMINISTRATOR, startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const MINUTE = 60_000;
const login = (password: string, username = ADMINISTRATOR.username, from = server, headers = {}) =>
  from.post('/api/admin/login', { username, password }, headers);

describe('the limit of sign-ins', () => {
  it('S7, fault 51: the sixth wrong attempt within 15 minutes is 429, and the right password too, until they are over', async () => {
    const limited = await startServer();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login(`wrong ${attempt}`, 'keeper', limited)).status).toBe(401);
    }
    const sixth = await login('wrong 6', 'keeper', limited);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(429);
    // Another name from the same address, and a made-up address, change nothing.
    expect((await login('wrong', 'someone', limited)).status).toBe(429);
    const spoofed = { 'X-Forwarded-For': '203.0.113.5' };
    expect((await login(ADMINISTRATOR.password, 'keeper', limited, spoofed)).status).toBe(429);
    limited.pass(15 * MINUTE);
    expect((await login(ADMINISTRATOR.password, 'keeper', limited)).status).toBe(200);
    await limited.stop();
  });

  it('S7: counts by account as well, whatever address the attempts come from', async () => {
    const behind = await startServer({ env: { TRUST_PROXY: '1' } });
    const from = (address: string) => ({ 'X-Forwarded-For': address });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await login('wrong', 'Keeper', behind, from(`203.0.113.${attempt}`))).status).toBe(401);
    }
    expect((await login('wrong', 'keeper', behind, from('203.0.113.99'))).status).toBe(429);
    expect((await login('wrong', 'other', behind, from('203.0.113.99'))).status).toBe(401);
    await behind.stop();
  });

  it('S7: fifty attempts at once check five passwords at most', async () => {
    const flooded = await startServer();
    const statuses = await Promise.all(
      Array.from(
        { length: 50 },
        async (_, index) => (await login(`wrong ${index}`, 'keeper', flooded)).status,
      ),
    );
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
    await flooded.stop();
  });

  it('counts no success: ten sign-ins in a row are fine', async () => {
    for (let count = 0; count < 10; count += 1) await server.signIn();
  });
});
