import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { createPasswords } from './passwords.ts';

const GUESSERS = 50;
/** A hash takes as long as about ten reads; on the event loop, only one read would get through. */
const LEAST_READS_A_HASH = 3;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1' }, passwords: createPasswords() });
});
afterAll(() => server.stop());

async function read(): Promise<void> {
  const response = await server.get('/api/recipes');
  expect(response.status).toBe(200);
  await response.arrayBuffer();
}

/** Fifty wrong passwords at once, each with its own address and name, so that all are checked. */
async function guessAtOnce(): Promise<number[]> {
  return await Promise.all(
    Array.from({ length: GUESSERS }, async (_, index) => {
      const from = { 'X-Forwarded-For': `198.51.100.${index}` };
      const body = { username: `keeper ${index}`, password: 'wrong' };
      return (await server.post('/api/admin/login', body, from)).status;
    }),
  );
}

// A ratio, not a time: other load slows both equally.
it('load target 8: the catalogue is read many times per checked login while fifty wrong ones run in parallel', async () => {
  await read();
  let isOver = false;
  const guesses = guessAtOnce().finally(() => {
    isOver = true;
  });
  let reads = 0;
  for (; !isOver; reads += 1) await read();
  const statuses = await guesses;
  expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  const checked = statuses.filter((status) => status === 401).length;
  expect(checked).toBeGreaterThanOrEqual(20);
  expect(reads / checked).toBeGreaterThan(LEAST_READS_A_HASH);
});
