import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';
import { startServer, type TestServer } from '../testing/test-server.ts';

const LENGTH = 5 * 1024 * 1024;

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

/** Announces a photo, sends a part of it and waits for an answer; null where the server goes on waiting. */
function announce(address: string, body: string): Promise<string | null> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      const head = `PUT /api/recipes/1/ratings/${review}/photo HTTP/1.1\r\nHost: x\r\nOrigin: ${server.config.publicOrigin}\r\nX-Forwarded-For: ${address}\r\nContent-Type: image/png\r\n${REVIEW_SECRET_HEADER}: ${secret}\r\n`;
      socket.write(`${head}${body}`);
    });
    let answer = '';
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', () => resolve(answer));
    setTimeout(() => {
      if (answer === '') resolve(null);
      socket.destroy();
    }, 1500);
  });
}

const DECLARED = `Content-Length: ${LENGTH}\r\n\r\n${'x'.repeat(1000)}`;
const CHUNKED = `Transfer-Encoding: chunked\r\n\r\n3e8\r\n${'x'.repeat(1000)}\r\n`;

describe('S23, S24: bodies that are under way', () => {
  it.each([
    ['declared', DECLARED],
    ['of unknown length', CHUNKED],
  ])('%s, hold eight photos at most; further ones are refused before they are read', async (_, body) => {
    const answers = await Promise.all(Array.from({ length: 30 }, (__, n) => announce(`10.${n}.0.1`, body)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(8);
    for (const answer of answers.filter((each) => each !== null)) {
      expect(answer).toMatch(/^HTTP\/1\.1 503 /);
      expect(answer).toMatch(/\r\nretry-after: 5\r\n/i);
      expect(answer).toMatch(/\r\nconnection: close\r\n/i);
      expect(answer).toContain('application/problem+json');
    }
  });

  it('are two photos from one address at most', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => announce('192.0.2.1', DECLARED)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(2);
  });

  it('give their place back when their senders are gone', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => announce(`10.${n}.9.1`, DECLARED)));
    expect(answers.filter((answer) => answer === null)).toHaveLength(8);
  });
});
