import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from './testing/fake-smtp.ts';
import { startProcess } from './testing/server-process.ts';
import { startServer } from './testing/test-server.ts';

/** Kills at random moments, in addition to one in each state. */
const RUNS = process.env['SOAK'] ? 100 : 1;
const SHARE = { recipientEmail: 'bo@example.org', senderName: 'Ada' };

let smtp: FakeSmtp;
let dataDir: string;
beforeAll(async () => {
  smtp = await startFakeSmtp();
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-shares-'));
});
afterAll(async () => {
  await smtp.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const environment = () => ({ SMTP_URL: smtp.url, SHARES_PER_DAY: '100000' });

const share = (url: string, key: string) =>
  fetch(`${url}/api/recipes/1/share/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', 'Idempotency-Key': key },
    body: JSON.stringify(SHARE),
  });

async function startKillable() {
  const server = startProcess({ DATA_DIR: dataDir, ...environment() });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  async function kill() {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  return { share: (key: string) => share(url, key), kill };
}

/** The next server on the data, in this process because that needs no start-up time. */
async function startNext() {
  const { url, stop } = await startServer({ dataDir, env: environment() });
  return { share: (key: string) => share(url, key), stop };
}

const arrived = (key: string) => smtp.messages.filter((message) => message.includes(`<${key}@`)).length;

it('a kill in each state of a message delivers none twice, and the sender hears if the outcome is unknown', {
  timeout: 240_000,
}, async () => {
  // The mail server never answers the recipient of the first, nor the whole of the second.
  const [early, whole, sent] = [randomUUID(), randomUUID(), randomUUID()];
  const server = await startKillable();
  expect((await server.share(sent)).status).toBe(201);
  smtp.behaviour = 'hangs early';
  server.share(early).catch(() => undefined);
  await expect.poll(() => smtp.waiting).toBe(1);
  smtp.behaviour = 'hangs';
  server.share(whole).catch(() => undefined);
  await expect.poll(() => arrived(whole)).toBe(1);
  await server.kill();

  smtp.behaviour = 'takes';
  const next = await startNext();
  const again = async (key: string) => {
    const answer = await next.share(key);
    const { code } = (await answer.json()) as { code?: string };
    return [answer.status, code, arrived(key)];
  };
  expect(await again(early)).toEqual([422, 'outcome-unknown', 0]);
  expect(await again(whole)).toEqual([422, 'outcome-unknown', 1]);
  expect(await again(sent)).toEqual([201, undefined, 1]);
  await next.stop();
});

it(`a kill at any moment delivers no message twice, in ${RUNS} runs`, {
  timeout: 3_600_000,
  meta: { runs: RUNS },
}, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const server = await startKillable();
    smtp.behaviour = 'is slow';
    smtp.delayMs = 20;
    const keys = Array.from({ length: 20 }, () => randomUUID());
    const acknowledged = new Set<string>();
    for (const key of keys) {
      server
        .share(key)
        .then(({ status }) => status === 201 && acknowledged.add(key))
        .catch(() => undefined);
    }
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 1000));
    await server.kill();
    const next = await startNext();
    for (const key of keys) {
      const { status } = await next.share(key);
      expect([201, 422]).toContain(status);
      expect(arrived(key)).toBeLessThanOrEqual(1);
      if (acknowledged.has(key)) expect([status, arrived(key)]).toEqual([201, 1]);
    }
    await next.stop();
  }
});
