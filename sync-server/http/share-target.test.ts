import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/test-server.ts';

describe('a share that no service worker intercepted', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  it('redirects to the import page with the reason, even if cross-site and with a large file', async () => {
    const form = new FormData();
    form.set('title', 'Egg Bowl');
    form.append('recipes', new File([new Uint8Array(3_000_000)], 'egg.json'));
    const answer = await fetch(`${server.url}/share-target`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/import?problem=no-worker']);
  });

  it('redirects a reload (GET) to the import page, lists its methods and refuses others', async () => {
    const answer = await fetch(`${server.url}/share-target`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/import']);
    const options = await fetch(`${server.url}/share-target`, { method: 'OPTIONS' });
    expect(options.headers.get('Allow')).toBe('GET, HEAD, POST, OPTIONS');
    expect((await fetch(`${server.url}/share-target`, { method: 'DELETE' })).status).toBe(405);
  });
});
