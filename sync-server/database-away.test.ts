import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from './testing/builders.ts';
import { startServer, type TestServer } from './testing/test-server.ts';

/** A port that nothing listens on. */
async function closedPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe('fault 39: the database is down at start-up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ env: { MONGODB_URL: `mongodb://127.0.0.1:${await closedPort()}/bowlful` } });
  });
  afterAll(() => server.stop());

  it('the process keeps running and reports that it isn’t ready', async () => {
    expect((await server.get('/livez')).status).toBe(200);
    const ready = await server.get('/readyz');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'unavailable', version: expect.stringMatching(/^\d/) });
  });

  it.each(['/api/recipes', '/api/recipes/1', '/api/sync', '/api/admin/session', '/sitemap.xml'])(
    'GET %s is 503 with Retry-After within two seconds',
    async (path) => {
      const started = performance.now();
      const response = await server.get(path);
      expect(performance.now() - started).toBeLessThan(2000);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'unavailable' });
    },
  );

  it('a review is refused temporarily, so it stays in its queue', async () => {
    const started = performance.now();
    const response = await server.post('/api/recipes/1/ratings', REVIEW);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
