import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { adminStatusSchema } from '#domain/contract/admin';
import { createLogger } from '../../lib/logger.ts';
import { readBackup } from '../../storage/backup/read-backup.ts';
import { rehearseRestore } from '../../storage/backup/restore-backup.ts';
import { openStore } from '../../storage/store/store.ts';
import { REVIEW } from '../../testing/builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { scheduleBackups } from './scheduled-backups.ts';

const HOUR_MS = 60 * 60_000;
const logged: string[] = [];

let stop: () => Promise<void> = async () => undefined;
async function start(env: Record<string, string> = {}) {
  logged.length = 0;
  const token = { METRICS_TOKEN: 'a-token-of-length-24-abc' };
  const server = await startServer({
    env: { BACKUP_EVERY_HOURS: '24', ...token, ...env },
    onLog: (line) => logged.push(line),
  });
  stop = () => server.stop();
  return server;
}
afterEach(async () => {
  await stop();
  stop = async () => undefined;
});

const cookies = new WeakMap<TestServer, string>();

async function statusOf(server: TestServer) {
  const cookie = cookies.get(server) ?? (await server.signIn());
  cookies.set(server, cookie);
  return adminStatusSchema.parse(await (await server.get('/api/admin/status', { Cookie: cookie })).json());
}

const backups = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => name.startsWith('scheduled-')).sort();

const untilMade = (folder: string, count: number) => expect.poll(() => backups(folder)).toHaveLength(count);

describe('backups on schedule', () => {
  it('are made in full by the running server, and reported in its status and metrics', async () => {
    const server = await start();
    const folder = server.config.backups?.folder ?? '';
    await untilMade(folder, 1);
    await expect.poll(async () => (await statusOf(server)).backup.last).not.toBeNull();
    const { backup, engine, isReady, mailsWaiting, builtAt } = await statusOf(server);
    const [name = ''] = await backups(folder);
    const file = path.join(folder, name);
    const { documents, digest } = await readBackup(file);
    expect(backup).toMatchObject({ everyHours: 24, failure: null, last: { file: name, documents, digest } });
    expect({ engine, isReady, mailsWaiting, builtAt }).toEqual({
      engine: 'embedded',
      isReady: true,
      mailsWaiting: 0,
      builtAt: null,
    });
    expect(await rehearseRestore(file)).toMatchObject({ documents, digest });
    const text = await (
      await server.get('/metrics', { Authorization: 'Bearer a-token-of-length-24-abc' })
    ).text();
    expect(text).toContain('bowlful_backups_total{outcome="made"} 1\n');
  });

  it('beyond the configured number are deleted, oldest first; manual backups stay', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-kept-'));
    let now = Date.parse('2026-11-24T10:00:00Z');
    const clock = () => now;
    const store = await openStore({ dataDir: path.join(folder, 'data'), builtinRecipes: [], clock });
    const wake = scheduleBackups(
      { everyHours: 24, folder, kept: 2 },
      { store, clock, logger: createLogger('silent'), onEnd: () => undefined },
    );
    await untilMade(folder, 1);
    const older = ['scheduled-2020-01-01T00-00-00Z.backup', 'scheduled-2020-01-02T00-00-00Z.backup'];
    for (const name of [...older, 'bowlful-2020-01-01T00-00-00Z.backup'])
      await writeFile(path.join(folder, name), 'old');
    now += 24 * HOUR_MS;
    wake();
    await expect
      .poll(() => backups(folder))
      .toEqual(['scheduled-2026-11-24T10-00-00Z.backup', 'scheduled-2026-11-25T10-00-00Z.backup']);
    expect(await readdir(folder)).toContain('bowlful-2020-01-01T00-00-00Z.backup');
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('count as made even if an old one cannot be deleted', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-kept-'));
    await mkdir(path.join(folder, 'scheduled-2020-01-01T00-00-00Z.backup'));
    const clock = () => Date.parse('2026-11-24T10:00:00Z');
    const store = await openStore({ dataDir: path.join(folder, 'data'), builtinRecipes: [], clock });
    const lines: string[] = [];
    const ends: boolean[] = [];
    scheduleBackups(
      { everyHours: 24, folder, kept: 1 },
      {
        store,
        clock,
        logger: createLogger('error', { write: (line: string) => lines.push(line) }),
        onEnd: (isMade) => ends.push(isMade),
      },
    );
    await expect.poll(() => lines.join()).toContain('old backups');
    expect(ends).toEqual([true]);
    expect(await store.backupRuns.latest()).toMatchObject({ made: {}, failure: null });
    await store.close();
    await rm(folder, { recursive: true });
  });

  it('that fail are logged and reported in the status, and block no other write', async () => {
    const server = await start({ BACKUP_DIR: '/dev/null/below-a-file' });
    await expect.poll(async () => (await statusOf(server)).backup.failure?.reason).toMatch(/^ENOTDIR/);
    // Level 50 is an error.
    expect(logged.some((line) => line.includes('"msg":"backup"') && line.includes('"level":50'))).toBe(true);
    expect((await server.post('/api/recipes/1/ratings', REVIEW)).status).toBe(201);
  });

  it('are not made without BACKUP_EVERY_HOURS', async () => {
    const server = await start({ BACKUP_EVERY_HOURS: '' });
    expect(server.config).not.toHaveProperty('backups');
    expect((await statusOf(server)).backup).toEqual({ everyHours: null, last: null, failure: null });
  });
});
