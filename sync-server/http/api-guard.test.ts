import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const sync = (version: string) => server.get('/api/sync', { 'X-Bowlful-Protocol': version });

describe('the version of the protocol', () => {
  it('fault 35: an outdated client is told so, even if the answer is cached', async () => {
    expect((await server.get('/api/sync')).status).toBe(200);
    const response = await sync('0');
    expect(response.status).toBe(426);
    expect(await response.json()).toMatchObject({ code: 'client-too-old' });
  });

  it.each(['1', '2', 'next'])('fault 35: a client of version %s is served', async (version) => {
    expect((await sync(version)).status).toBe(200);
  });
});
