import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/server-process.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FIRST = 'correct horse battery';
const SECOND = 'four words of mine';
/** Several starts, each of which compiles the whole server, on machines that do other work as well. */
const timeout = 240_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-password-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** `npm run password`, with a password on its standard input. */
async function command(input: string, given: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'sync-server/password.ts', ...given], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  child.stdin.end(`${input}\n`);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}

async function login(url: string, password: string): Promise<Response> {
  return await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username: 'owner', password }),
  });
}

const environment = (password: string) => ({ ADMIN_USERNAME: 'owner', ADMIN_PASSWORD: password });

describe('npm run password', () => {
  it('changes the password while the server runs and ends its sessions', { timeout }, async () => {
    const server = startProcess({ DATA_DIR: dataDir, ...environment(FIRST) });
    const [, url = ''] = await server.said(/listens on (http:\/\/\S+)/);
    const signedIn = await login(url, FIRST);
    const Cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] as string;
    expect((await fetch(`${url}/api/admin/session`, { headers: { Cookie } })).status).toBe(200);

    expect(await command('short')).toEqual({
      code: 1,
      output: 'The password must have at least 8 characters. Nothing was changed.\n',
    });
    const unknown = await command(SECOND, ['someone']);
    expect(unknown.output).toBe(
      "There is no administrator 'someone'. There is: 'owner'. Nothing was changed.\n",
    );
    expect((await login(url, FIRST)).status).toBe(200);

    expect(await command(SECOND, ['OWNER '])).toEqual({
      code: 0,
      output: "The password of 'owner' is changed. Every session and known device has ended.\n",
    });
    expect((await fetch(`${url}/api/admin/session`, { headers: { Cookie } })).status).toBe(401);
    expect((await login(url, FIRST)).status).toBe(401);
    expect((await login(url, SECOND)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('the start says when ADMIN_PASSWORD is not the stored one, and how to make it so', {
    timeout,
  }, async () => {
    const differing = startProcess({ DATA_DIR: dataDir, ...environment(FIRST) });
    await differing.said(/ADMIN_PASSWORD differs from the stored password of 'owner'/);
    await differing.said(/npm run password -- --from-environment/);
    differing.child.kill('SIGTERM');
    await differing.exited;
    expect((await command('', ['--from-environment'], environment(FIRST))).code).toBe(0);

    const other = startProcess({ DATA_DIR: dataDir, ...environment(FIRST), ADMIN_USERNAME: 'boss' });
    await other.said(/ADMIN_USERNAME is 'boss', but the stored administrator is 'owner'/);
    other.child.kill('SIGTERM');
    await other.exited;

    const same = startProcess({ DATA_DIR: dataDir, ...environment(FIRST) });
    const [, url = ''] = await same.said(/listens on (http:\/\/\S+)/);
    expect((await login(url, FIRST)).status).toBe(200);
    same.child.kill('SIGTERM');
    await same.exited;
    expect(same.output()).not.toContain('ADMIN_PASSWORD');
  });
});
