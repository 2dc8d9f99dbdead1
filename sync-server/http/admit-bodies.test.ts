import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { startServer, type TestServer } from '../testing/test-server.ts';

const LENGTH = 5 * 1024 * 1024;
const POLLED = { interval: 5 };

let server: TestServer;
const review = randomUUID();
const secret = randomUUID();
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' } });
  const headers = { 'Idempotency-Key': review, [REVIEW_SECRET_HEADER]: secret };
  const sent = { rating: 5, comment: 'Gone in a minute.', userName: 'Ann' };
  expect((await server.post('/api/recipes/1/ratings', sent, headers)).status).toBe(201);
});
afterAll(() => server.stop());

/** Declares a photo and sends part of it; `answer` is empty while the server waits for the rest. */
function announce(address: string, body: string): { socket: Socket; answer: string } {
  const { hostname, port } = new URL(server.url);
  const announced = { socket: connect(Number(port), hostname), answer: '' };
  const head = `PUT /api/recipes/1/ratings/${review}/photo HTTP/1.1\r\nHost: x\r\nOrigin: ${server.config.publicOrigin}\r\nX-Forwarded-For: ${address}\r\nContent-Type: image/png\r\n${REVIEW_SECRET_HEADER}: ${secret}\r\n`;
  announced.socket.write(`${head}${body}`);
  announced.socket.on('data', (data) => {
    announced.answer += data.toString('latin1');
  });
  announced.socket.on('error', () => undefined);
  return announced;
}

/** Declares a photo from each address; returns the answers of the refused ones once the others are held. */
async function refusals(addresses: string[], body: string, held: number): Promise<string[]> {
  const before = await server.connections();
  const announced = addresses.map((address) => announce(address, body));
  const isClosed = ({ socket }: { socket: Socket }) => socket.closed;
  await expect.poll(() => announced.filter(isClosed).length, POLLED).toBe(addresses.length - held);
  // One more answer, so that a refusal too many has arrived before we count.
  expect((await server.get('/livez')).status).toBe(200);
  const waiting = announced.filter(({ answer }) => answer === '');
  expect(waiting).toHaveLength(held);
  for (const { socket } of waiting) socket.destroy();
  // The server takes a moment to notice that they are gone.
  await expect.poll(() => server.connections(), POLLED).toBeLessThanOrEqual(before);
  return announced.flatMap(({ answer }) => (answer === '' ? [] : [answer]));
}

const DECLARED = `Content-Length: ${LENGTH}\r\n\r\n${'x'.repeat(1000)}`;
const CHUNKED = `Transfer-Encoding: chunked\r\n\r\n3e8\r\n${'x'.repeat(1000)}\r\n`;

describe('S23, S24: bodies in progress', () => {
  it.each([
    ['with a declared length', DECLARED],
    ['of unknown length', CHUNKED],
  ])('%s are at most eight photos; further ones are refused unread', async (_, body) => {
    const addresses = Array.from({ length: 30 }, (__, n) => `10.${n}.0.1`);
    for (const answer of await refusals(addresses, body, 8)) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain('application/problem+json');
    }
  });

  it('are at most two photos per address', async () => {
    expect(await refusals(Array(5).fill('192.0.2.1'), DECLARED, 2)).toHaveLength(3);
  });

  it('release their place when their senders are gone', async () => {
    const addresses = Array.from({ length: 9 }, (_, n) => `10.${n}.9.1`);
    expect(await refusals(addresses, DECLARED, 8)).toHaveLength(1);
  });
});
