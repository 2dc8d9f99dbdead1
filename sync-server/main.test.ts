import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/server-process.ts';

/** Two starts, each of which compiles the whole server, on machines that do other work as well. */
const timeout = 120_000;

async function signIn(url: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  return response.status;
}

describe('the process', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-main-'));
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('S8: makes up a first password and shows it once; SIGTERM ends it with 0, and nothing is lost', {
    timeout,
  }, async () => {
    const first = startProcess({ DATA_DIR: dataDir });
    const [, url = ''] = await first.said(/listens on (http:\/\/\S+)/);
    const [, password = ''] = await first.said(/first password \(shown once\): (\S+)/);
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await signIn(url, password)).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const second = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'another password' });
    const [, again = ''] = await second.said(/listens on (http:\/\/\S+)/);
    expect(await signIn(again, password)).toBe(200);
    expect(await signIn(again, 'another password')).toBe(401);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toContain('first password');
  });

  it('S8: refuses to start with a password that is too short, and says why', { timeout }, async () => {
    const refused = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('ADMIN_PASSWORD must have at least 8 characters');
  });

  it('fault 42: goes on when the reader of its output goes away', { timeout }, async () => {
    const deaf = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
    const [, url = ''] = await deaf.said(/listens on (http:\/\/\S+)/);
    deaf.child.stdout?.destroy();
    deaf.child.stderr?.destroy();
    for (let count = 0; count < 50; count += 1) {
      expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
    }
    deaf.child.kill('SIGTERM');
    expect(await deaf.exited).toBe(0);
  });
});
