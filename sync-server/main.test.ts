import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Two starts, each of which compiles the whole server, on machines that do other work as well. */
const timeout = 120_000;

/** The server as `npm start` runs it, on any free port. */
function start(env: Record<string, string>) {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'sync-server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  let isOver = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  // 'close' comes after the last word was read, 'exit' may come before.
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => {
    isOver = true;
  });
  const said = async (pattern: RegExp): Promise<RegExpExecArray> => {
    for (;;) {
      const match = pattern.exec(output);
      if (match !== null) return match;
      if (isOver) throw new Error(`never said ${pattern}:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, exited, said, output: () => output };
}

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
    const first = start({ DATA_DIR: dataDir });
    const [, url = ''] = await first.said(/listens on (http:\/\/\S+)/);
    const [, password = ''] = await first.said(/first password \(shown once\): (\S+)/);
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(await signIn(url, password)).toBe(200);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);

    const second = start({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'another password' });
    const [, again = ''] = await second.said(/listens on (http:\/\/\S+)/);
    expect(await signIn(again, password)).toBe(200);
    expect(await signIn(again, 'another password')).toBe(401);
    second.child.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.output()).not.toContain('first password');
  });

  it('S8: refuses to start with a password that is too short, and says why', { timeout }, async () => {
    const refused = start({ DATA_DIR: dataDir, ADMIN_PASSWORD: 'short' });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain('ADMIN_PASSWORD must have at least 8 characters');
  });

  it('fault 42: goes on when the reader of its output goes away', { timeout }, async () => {
    const deaf = start({ DATA_DIR: dataDir, LOG_LEVEL: 'debug' });
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
