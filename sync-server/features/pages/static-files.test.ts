import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBuiltServer } from '../../testing/built-client.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import type { TestServer } from '../../testing/test-server.ts';
import { RETIRED_WORKER } from './static-files.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startBuiltServer();
});
afterAll(() => server.stop());

describe('files', () => {
  it('with a hash in the name are cached for a year, in the client’s preferred encoding', async () => {
    const response = await server.get('/assets/app-abc.js', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe('export const app = 1;');
    const etag = response.headers.get('etag') as string;
    expect((await server.get('/assets/app-abc.js', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('without a hash in the name are revalidated each time', async () => {
    for (const file of ['/sw.js', '/shell.html', '/sw.js?version=2']) {
      const response = await server.get(file);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it.each([
    '/assets/gone-123.js',
    '/gone.css',
    '/index.html',
    '/assets/app-abc.js.map',
    '/assets/app-abc.js.br',
    '/.env',
    '/assets/',
    '/package.json',
    '/server/server-entry.js',
  ])('S28, fault 32: %s is 404, never cached and never a page', async (address) => {
    const response = await server.get(address);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('no-store');
    // Every page of the test build contains this script.
    expect(await response.text()).not.toContain('alert(1)');
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/%00',
    '/assets/app-abc.js%00.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%',
    '/%zz',
    '//secret.txt',
    '/\\..\\secret.txt',
    'http://elsewhere/secret.txt',
    '/sw.js/../../secret.txt',
  ])('fault 49: %s serves no file', async (address) => {
    const answer = await rawRequest(server.url, [
      `GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 (404|400) /);
    // The text of secret.txt, which is beside the client's folder.
    expect(answer).not.toContain('outside');
  });
});

it('with RETIRE_WORKER, /worker.js is a worker that removes itself, revalidated each time', async () => {
  const retired = await startBuiltServer(undefined, { RETIRE_WORKER: 'yes' });
  const response = await retired.get('/worker.js');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(await response.text()).toBe(RETIRED_WORKER);
  await retired.stop();
  expect((await server.get('/worker.js')).status).toBe(404);
});
