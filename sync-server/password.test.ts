import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/server-process.ts';
import { ADMINISTRATOR, startServer, type TestServer } from './testing/test-server.ts';
import { runCommand } from './testing/tested-command.ts';

const FIRST = ADMINISTRATOR.password;
const SECOND = 'four words of mine';

let dataDir: string;
let server: TestServer;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-password-'));
  server = await startServer({ dataDir });
});
afterAll(async () => {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const command = (input: string, given: string[] = [], env: Record<string, string> = {}) =>
  runCommand('password', { input, given, env: { DATA_DIR: dataDir, ...env } });

const login = (password: string) => server.post('/api/admin/login', { username: 'keeper', password });

describe('npm run password', { timeout: 120_000 }, () => {
  it('changes the password while the server runs, and ends the account’s sessions', async () => {
    const Cookie = await server.signIn();
    expect((await server.get('/api/admin/session', { Cookie })).status).toBe(200);

    expect(await command('short')).toEqual({
      code: 1,
      output: 'The password must have at least 8 characters. Nothing was changed.\n',
    });
    const unknown = await command(SECOND, ['someone']);
    expect(unknown.output).toBe(
      "There is no administrator 'someone'. The administrators are: 'keeper'. Nothing was changed.\n",
    );
    expect((await login(FIRST)).status).toBe(200);

    expect(await command(SECOND, ['KEEPER '])).toEqual({
      code: 0,
      output: "Changed the password of 'keeper'. Every session and known device has ended.\n",
    });
    expect((await server.get('/api/admin/session', { Cookie })).status).toBe(401);
    expect((await login(FIRST)).status).toBe(401);
    expect((await login(SECOND)).status).toBe(200);
  });

  it('start-up says if ADMIN_PASSWORD differs from the stored one, and how to apply it', async () => {
    const environment = { ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD: FIRST };
    const differing = startProcess({ DATA_DIR: dataDir, ...environment });
    await differing.said(/ADMIN_PASSWORD differs from the stored password of 'keeper'/);
    await differing.said(/npm run password -- --from-environment/);
    differing.child.kill('SIGKILL');
    await differing.exited;
    expect((await command('', ['--from-environment'], environment)).code).toBe(0);
    expect((await login(FIRST)).status).toBe(200);
  });
});
