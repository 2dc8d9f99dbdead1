import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmbeddedDatabase } from './storage/embedded/embedded-database.ts';
import { enrol, MODERATOR, moderatorOf } from './testing/accounts.ts';
import { startServer, type TestServer } from './testing/test-server.ts';
import { runCommand } from './testing/tested-command.ts';

const NEW = 'four words of mine';

let server: TestServer;
let spare: string;
beforeAll(async () => {
  server = await startServer();
  spare = await mkdtemp(path.join(tmpdir(), 'bowlful-admin-'));
});
afterAll(async () => {
  await server.stop();
  await rm(spare, { recursive: true, force: true });
});

const command = (input: string, given: string[], dataDir = server.config.dataDir) =>
  runCommand('admin', { input, given, env: { DATA_DIR: dataDir } });

it('npm run admin lists and resets administrators while the server runs', {
  timeout: 120_000,
}, async () => {
  const cookie = await server.signIn();
  await moderatorOf(server, cookie);
  const { cookie: here } = await enrol(server, cookie);
  await server.store.administrators.setPasskeyUser('keeper', 'id of keeper');
  const key = { userId: 'id of keeper', credentialId: 'a', publicKey: 'k', counter: 0, name: 'Phone' };
  await server.store.passkeys.add(key);
  await server.store.passkeys.add({ ...key, credentialId: 'b', userId: 'id of helper' });
  expect(await command('', ['list'])).toEqual({
    code: 0,
    output: "'helper', moderator\n'keeper', owner, with one-time codes\n",
  });
  const unknown = await command(NEW, ['reset', 'someone']);
  expect(unknown).toEqual({
    code: 1,
    output:
      "There is no administrator 'someone'. The administrators are: 'helper', moderator; 'keeper', owner, with one-time codes. Nothing was changed.\n",
  });
  expect((await command('short', ['reset', 'owner'])).output).toBe(
    'The password must have at least 8 characters. Nothing was changed.\n',
  );
  expect((await server.get('/api/admin/session', { Cookie: here })).status).toBe(200);
  expect(await command(NEW, ['reset', 'owner'])).toEqual({
    code: 0,
    output:
      "'keeper' has a new password, no passkeys and no one-time codes. Every session and known device has ended.\n",
  });
  expect((await server.get('/api/admin/session', { Cookie: here })).status).toBe(401);
  expect((await server.post('/api/admin/login', { username: 'keeper', password: NEW })).status).toBe(200);
  expect((await server.post('/api/admin/login', MODERATOR)).status).toBe(200);
  expect(await server.store.auditLog.find({ act: 'resetAccount' }, 2)).toMatchObject([
    {
      who: 'command line',
      target: 'account:keeper',
      before: { hasCodes: true, passkeys: 1 },
      after: { hasCodes: false, passkeys: 0 },
    },
  ]);
  expect(await server.store.administrators.findByPasskeyUser('id of keeper')).toBeNull();
  expect(await server.store.passkeys.find('a')).toBeNull();
  expect(await server.store.passkeys.find('b')).not.toBeNull();
  expect((await command(NEW, ['reset', 'helper'])).code).toBe(0);
  expect((await server.post('/api/admin/login', MODERATOR)).status).toBe(401);
});

it('npm run admin prints its usage for wrong arguments, and says when there is no administrator yet', {
  timeout: 120_000,
}, async () => {
  for (const given of [[], ['reset'], ['list', 'owner'], ['reset', 'a', 'b'], ['drop', 'a']]) {
    const { code, output } = await command('', given, spare);
    expect([given, code, output.startsWith('npm run admin -- list')]).toEqual([given, 1, true]);
  }
  await openEmbeddedDatabase(spare).close();
  for (const given of [['list'], ['reset', 'owner']]) {
    expect(await command(NEW, given, spare)).toEqual({
      code: 1,
      output: 'There is no administrator yet. Start the server to create the first one.\n',
    });
  }
});

it('npm run admin in a folder without a database says so and creates nothing', async () => {
  const wrong = path.join(spare, 'wrong');
  const { code, output } = await command('', ['list'], wrong);
  expect(code).toBe(1);
  expect(output).toContain(`There is no database in ${wrong}.`);
  expect(output).toContain('--env-file');
  expect(existsSync(wrong)).toBe(false);
});
