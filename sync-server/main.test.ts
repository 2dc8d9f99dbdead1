import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerProcess, startProcess } from './testing/server-process.ts';

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
  let first: ServerProcess;
  let url = '';
  let password = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-main-'));
    first = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
    [, url = ''] = await first.said(/listens on (http:\/\/\S+)/);
  });
  afterAll(async () => {
    first.child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('S8: generates a first password and shows it once', async () => {
    [, password = ''] = await first.said(/first password \(shown once\): (\S+)/);
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await signIn(url, password)).toBe(200);
  });

  it('fault 42: keeps running when the reader of its output goes away; it exits with 0 on SIGTERM', async () => {
    first.child.stdout?.destroy();
    first.child.stderr?.destroy();
    for (let count = 0; count < 50; count += 1) {
      expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
    }
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
  });

  it('S8: keeps the first password at a restart despite ADMIN_PASSWORD; exits with 0 on SIGINT', async () => {
    const second = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'another password' });
    const [, again = ''] = await second.said(/listens on (http:\/\/\S+)/);
    expect(await signIn(again, password)).toBe(200);
    expect(await signIn(again, 'another password')).toBe(401);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toContain('first password');
  });

  it('S8: refuses to start with a password that is too short, and says why', async () => {
    const refused = startProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('ADMIN_PASSWORD must have at least 8 characters');
  });
});
