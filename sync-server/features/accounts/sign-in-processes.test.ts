import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from '../../testing/server-process.ts';
import { ADMINISTRATOR, startServer } from '../../testing/test-server.ts';

const { username: OWNER, password: PASSWORD } = ADMINISTRATOR;
const timeout = 120_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-processes-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function startChild() {
  const account = { ADMIN_USERNAME: OWNER, ADMIN_PASSWORD: PASSWORD };
  const server = startProcess({ DATA_DIR: dataDir, TRUST_PROXY: '1', ...account });
  const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
  async function stop() {
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  }
  return { login: loginAt(url), stop };
}

async function startHere() {
  const { url, stop } = await startServer({ dataDir, env: { TRUST_PROXY: '1' } });
  return { login: loginAt(url), stop };
}

const loginAt =
  (url: string) =>
  (username: string, password: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin', ...headers },
      body: JSON.stringify({ username, password }),
    });

describe('several processes on one folder', () => {
  it('S7: count wrong attempts together, and after a restart', { timeout }, async () => {
    const [one, two] = [await startChild(), await startHere()];
    const names = [OWNER, `${OWNER} `, 'ｋｅｅｐｅｒ', OWNER.toUpperCase()];
    const first = await one.login(OWNER, PASSWORD);
    expect(first.status).toBe(200);
    const device = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0])[1] as string;
    const statuses = await Promise.all(
      Array.from({ length: 40 }, async (_, guess) => {
        const { login } = guess % 2 === 0 ? one : two;
        return (await login(names[guess % 4] as string, `guess ${guess}`)).status;
      }),
    );
    const wrong = statuses.filter((status) => status === 401).length;
    expect([wrong > 0, wrong <= 5]).toEqual([true, true]);
    for (let guess = wrong; guess < 5; guess += 1) await two.login(OWNER, `guess ${guess}`);
    expect((await two.login(OWNER, PASSWORD)).status).toBe(429);
    await one.stop();
    await two.stop();

    const three = await startHere();
    const again = await three.login(`${OWNER} `, PASSWORD);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await three.login(OWNER, PASSWORD, { Cookie: device })).status).toBe(200);
    await three.stop();
  });
});
