import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { openStore } from './storage/store/store.ts';
import { REVIEW } from './testing/builders.ts';
import { aChange, newId, newKey } from './testing/household-builders.ts';
import { startProcess } from './testing/server-process.ts';

const CALLERS = 20;
const BODY = JSON.stringify(REVIEW);

type Outcome = { key: string; status: number | null; error: string | null };

/** A review on its own connection, so no idle connection is closed just as it is used. */
function review(url: string, key: string): Promise<Outcome> {
  return new Promise((resolve) => {
    let isAccepted = false;
    const failed = (error: NodeJS.ErrnoException) =>
      resolve({ key, status: null, error: isAccepted ? `${error.code} after it was accepted` : null });
    const call = request(
      `${url}/api/recipes/1/ratings`,
      {
        method: 'POST',
        agent: false,
        headers: {
          'Content-Type': 'application/json',
          'Sec-Fetch-Site': 'same-origin',
          'Idempotency-Key': key,
          'Content-Length': Buffer.byteLength(BODY),
          // The server confirms that it accepted the request before the body is sent.
          Expect: '100-continue',
        },
      },
      (response) => {
        response
          .on('error', failed)
          .on('end', () => resolve({ key, status: response.statusCode ?? 0, error: null }));
        response.resume();
      },
    );
    call.on('continue', () => {
      isAccepted = true;
      call.end(BODY);
    });
    call.on('error', failed);
    call.flushHeaders();
  });
}

it('L11: SIGTERM under load cuts off no accepted request, loses nothing acknowledged and exits with 0', {
  timeout: 180_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-stop-'));
  const server = startProcess({ DATA_DIR: dataDir, REVIEWS_PER_HOUR: '1000000' });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  const outcomes: Outcome[] = [];
  let isOver = false;
  const callers = Promise.all(
    Array.from({ length: CALLERS }, async () => {
      while (!isOver) {
        const outcome = await review(url, crypto.randomUUID());
        outcomes.push(outcome);
        if (outcome.status === null) await setTimeout(10);
      }
    }),
  );
  await expect
    .poll(() => outcomes.filter(({ status }) => status === 201).length, { timeout: 60_000 })
    .toBeGreaterThan(100);
  // More than the 10 s that running requests get; a timer here, which a busy machine delays too.
  const late = setTimeout(12_000, 'late');
  server.child.kill('SIGTERM');
  expect(await Promise.race([server.exited, late])).toBe(0);
  isOver = true;
  await callers;
  expect(outcomes.flatMap(({ error }) => error ?? [])).toEqual([]);
  expect(outcomes.filter(({ status }) => status !== null && status !== 201)).toEqual([]);

  const store = await openStore({ dataDir, builtinRecipes: [] });
  for (const { key, status } of outcomes) {
    if (status === 201) expect(await store.reviews.find(key)).not.toBeNull();
  }
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('SIGTERM ends the streams by which devices follow a household, and does not wait for them', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-streams-'));
  const server = startProcess({ DATA_DIR: dataDir });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  const home = `${url}/api/households/${newId()}`;
  const headers = { [MEMBER_KEY_HEADER]: newKey() };
  const body = JSON.stringify({ epoch: null, changes: [aChange()] });
  const asJson = { 'Content-Type': 'application/json', ...headers };
  expect((await fetch(`${home}/records`, { method: 'POST', headers: asJson, body })).status).toBe(200);
  const stream = await fetch(`${home}/events`, { headers });
  // Less than the 10 s that running requests get.
  const late = setTimeout(8000, 'late', { ref: false });
  server.child.kill('SIGTERM');
  // The comment that opens a stream; one that breaks off would reject.
  expect(await Promise.race([stream.text(), late])).toBe(':\n\n');
  expect(await Promise.race([server.exited, late])).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
