import dns from 'node:dns';
import { createServer, type Server, Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecipeSubmission, publishable } from '../../testing/submission-builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let listener: Server;
let port = 0;
let visits = 0;
beforeAll(async () => {
  server = await startServer({ env: { MESSAGES_PER_HOUR: '1000', QUESTIONS_PER_MINUTE: '1000' } });
  listener = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  port = await new Promise<number>((resolve) =>
    listener.listen(0, () => resolve((listener.address() as { port: number }).port)),
  );
});
afterAll(async () => {
  listener.close();
  await server.stop();
});

/** The destination of every socket of this process that leaves the machine, or calls the listener. */
const connected: unknown[] = [];
/** Every name that this process looks up. */
const looked: string[] = [];
beforeEach(() => {
  connected.length = 0;
  looked.length = 0;
  visits = 0;
  // The machine's other ports are called by this file, and by earlier test files in the same process.
  const isWatched = (to: unknown) =>
    !(to instanceof Object && 'host' in to && 'port' in to) ||
    to.host !== '127.0.0.1' ||
    Number(to.port) === port;
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [to] = given.flat();
    if (isWatched(to)) connected.push(to);
    return (connect as (...args: unknown[]) => Socket).apply(this, given);
  });
  for (const name of ['lookup', 'resolve', 'resolve4'] as const) {
    const original = dns[name] as (...args: unknown[]) => unknown;
    vi.spyOn(dns, name).mockImplementation(((...given: unknown[]) => {
      looked.push(String(given[0]));
      return original(...given);
    }) as never);
  }
});
afterEach(() => vi.restoreAllMocks());

const addresses = () => [
  `http://127.0.0.1:${port}/a`,
  `http://localhost:${port}/b`,
  `http://[::1]:${port}/c`,
  `http://2130706433:${port}/d`,
  `http://0x7f000001:${port}/e`,
  `http://127.1:${port}/f`,
  `http://0.0.0.0:${port}/g`,
  `https://127.0.0.1:${port}/h`,
  `http://[::ffff:127.0.0.1]:${port}/i`,
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/latest/',
  'http://metadata.google.internal/computeMetadata/v1/',
  `http://rebind.example@127.0.0.1:${port}/j`,
  'ftp://127.0.0.1/x',
  'file:///etc/passwd',
  'gopher://127.0.0.1:70/x',
];

describe('S27: an address that a visitor gives', () => {
  it('is never called or looked up, in any field, if it is internal or no web address', async () => {
    const cookie = await server.signIn();
    for (const imageUrl of addresses()) {
      const key = crypto.randomUUID();
      const submission = aRecipeSubmission({
        imageUrl,
        description: `As seen on ${imageUrl}, every Sunday.`,
      });
      const sent = await server.post('/api/recipes', submission, { 'Idempotency-Key': key });
      expect([201, 400]).toContain(sent.status);
      await server.post(
        '/api/recipes',
        { ...submission, imageUrl: '' },
        { 'Idempotency-Key': crypto.randomUUID() },
      );
      await server.get('/api/admin/pending-recipes', { Cookie: cookie });
      if (sent.status === 201) {
        const recipe = { ...publishable(), imageUrl };
        await server.post(
          `/api/admin/moderate-recipe/${key}`,
          { status: 'approved', recipe },
          { Cookie: cookie },
        );
      }
      await server.post('/api/recipes/1/ratings', {
        rating: 5,
        comment: `See ${imageUrl} for more`,
        userName: 'Ada',
      });
      await server.post('/api/contact', {
        name: 'Ada',
        email: 'a@example.org',
        subject: 'x',
        message: imageUrl,
      });
      await server.post('/api/recipes/analyse', {
        species: 'dog',
        ingredients: [imageUrl],
        instructions: [imageUrl],
      });
      await server.post('/api/ai/search', { query: imageUrl });
      await server.post('/api/recipes/read-page', { url: imageUrl });
      await server.get(`/api/recipes?search=${encodeURIComponent(imageUrl)}`);
      await server.get(`/import?url=${encodeURIComponent(imageUrl)}`);
      await server.get(`/out?url=${encodeURIComponent(imageUrl)}`);
      await server.get('/api/recipes', { Referer: imageUrl, 'X-Forwarded-Host': new URL(imageUrl).host });
    }
    await server.get('/api/sync');
    expect({ visits, connected, looked }).toEqual({ visits: 0, connected: [], looked: [] });
  });

  it('would be noticed if it were called', async () => {
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    expect([visits > 0, connected.length > 0]).toEqual([true, true]);
  });
});
