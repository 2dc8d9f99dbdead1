import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { NewsletterDesk } from '#domain/contract/newsletter-issue';
import { createFirstAdministrator } from './features/accounts/first-administrator.ts';
import { openStore } from './storage/store/store.ts';
import { type FakeSmtp, startFakeSmtp } from './testing/fake-smtp.ts';
import { confirmReader } from './testing/newsletter-readers.ts';
import { startProcess } from './testing/server-process.ts';
import { cheapPasswords, ADMINISTRATOR as LOGIN, startServer } from './testing/test-server.ts';

/** Kills at random moments, in addition to those at known ones. */
const RUNS = process.env['SOAK'] ? 100 : 1;
const READERS = 12;
const ISSUE = '00000000-0000-4000-8000-000000000001';

let smtp: FakeSmtp;
let dataDir: string;
beforeAll(async () => {
  smtp = await startFakeSmtp();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  if (dataDir !== undefined) await rm(dataDir, { recursive: true, force: true });
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-issues-'));
  smtp.messages.length = 0;
  const store = await openStore({ dataDir, builtinRecipes: [] });
  const account = { adminUsername: LOGIN.username, adminPassword: LOGIN.password };
  await createFirstAdministrator(store.administrators, cheapPasswords(), account);
  for (let n = 0; n < READERS; n += 1) await confirmReader(store, `reader-${n}@example.org`);
  await store.close();
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const environment = () => ({ SMTP_URL: smtp.url, MAILS_PER_MINUTE: '6000' });

async function startKillable() {
  const server = startProcess({ DATA_DIR: dataDir, ...environment() });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  async function kill() {
    server.child.kill('SIGKILL');
    await server.exited;
  }
  return { ...(await signedIn(url)), kill };
}

/** A second server on the data, in this process because that needs no start-up time. */
async function startOther() {
  const { url, stop } = await startServer({ dataDir, env: environment() });
  return { ...(await signedIn(url)), stop };
}

async function signedIn(url: string) {
  const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
  const login = { method: 'POST', headers, body: JSON.stringify(LOGIN) };
  const response = await fetch(`${url}/api/admin/login`, login);
  const Cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const admin = `${url}/api/admin/newsletter`;
  return {
    async post(address: string, body: unknown): Promise<number> {
      const sent = { method: 'POST', headers: { ...headers, Cookie }, body: JSON.stringify(body) };
      return (await fetch(admin + address, sent)).status;
    },
    async issue() {
      const { issues } = (await (await fetch(admin, { headers: { Cookie } })).json()) as NewsletterDesk;
      return issues[0];
    },
  };
}

async function send(server: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const draft = { list: 'dog', subject: 'Peas', intro: 'May they?', recipeIds: [1], version: 0 };
  expect(await server.post(`/issues/${ISSUE}`, draft)).toBe(200);
  expect(await server.post(`/issues/${ISSUE}/acts`, { act: 'send', version: 1 })).toBe(200);
}

const arrived = () => smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim() ?? '');

function expectNoneTwice(): void {
  expect(new Set(arrived()).size).toBe(arrived().length);
}

it('an issue whose process is killed while it sends continues in the next; only one message is in doubt', {
  timeout: 240_000,
}, async () => {
  const server = await startKillable();
  smtp.behaviour = 'takes';
  smtp.onMessage = () => {
    // The mail server receives the fifth in full and never answers.
    if (smtp.messages.length === 5) smtp.behaviour = 'hangs';
  };
  await send(server);
  await expect.poll(() => smtp.messages.length).toBeGreaterThan(4);
  const arrivedBeforeKill = smtp.messages.length;
  await server.kill();

  smtp.onMessage = () => undefined;
  smtp.behaviour = 'takes';
  const next = await startOther();
  await expect.poll(() => smtp.messages.length, { timeout: 30_000 }).toBe(READERS);
  expectNoneTwice();
  expect(arrivedBeforeKill).toBeLessThan(READERS);
  // The unanswered message counts as neither sent nor refused.
  await expect
    .poll(next.issue, { timeout: 30_000 })
    .toMatchObject({ state: 'sending', counts: { sent: READERS - 1, refused: 0 } });
  await next.stop();
});

it(`an issue whose process is killed at any moment reaches nobody twice, in ${RUNS} runs`, {
  timeout: 3_600_000,
  meta: { runs: RUNS },
}, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const server = await startKillable();
    smtp.behaviour = 'is slow';
    smtp.delayMs = 30;
    if (run === 0) await send(server);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 500));
    await server.kill();
    expectNoneTwice();
  }
  const next = await startOther();
  // With each kill, one message may have been claimed but not sent.
  await expect.poll(() => smtp.messages.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(READERS - RUNS);
  expectNoneTwice();
  await next.stop();
});

it('two processes share an issue’s recipients', { timeout: 240_000 }, async () => {
  const [killable, other] = [await startKillable(), await startOther()];
  smtp.behaviour = 'is slow';
  smtp.delayMs = 30;
  await send(killable);
  // Both start a round at once.
  expect(await other.post(`/issues/${ISSUE}/acts`, { act: 'resume', version: 2 })).toBe(200);
  await expect.poll(async () => (await other.issue())?.counts.sent, { timeout: 60_000 }).toBe(READERS);
  expect(arrived()).toHaveLength(READERS);
  expectNoneTwice();
  await other.stop();
  await killable.kill();
});
