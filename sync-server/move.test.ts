import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProcess } from './testing/server-process.ts';
import { startServer } from './testing/test-server.ts';
import { runCommand } from './testing/tested-command.ts';

const KEY = 'a key of forty characters, 0123456789 abc';
const LIST = "'keeper', owner\n";

/** What a command or a server prints when it refuses moved data. */
const MOVED =
  /These data were moved to .*new on \d{4}-\d\d-\d\d and are out of date\. Set MONGODB_URL or DATA_DIR/;

describe('npm run move', { timeout: 120_000 }, () => {
  let base: string;
  let from: string;
  let to: string;
  let settings: string;
  beforeAll(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'bowlful-move-'));
    from = path.join(base, 'old');
    to = path.join(base, 'new');
    settings = path.join(base, 'bowlful.env');
    await (await startServer({ dataDir: from })).stop();
    await writeFile(path.join(from, 'secrets.key'), KEY, { mode: 0o600 });
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  const at = (DATA_DIR: string) => ({ env: { DATA_DIR } });

  it('copies the data and the key of one-time codes, and says what to set', async () => {
    const { code, output } = await runCommand('move', { given: ['--to', `embedded:${to}`], ...at(from) });
    expect([code, output]).toEqual([0, expect.stringMatching(/^Moved \d+ documents\nDigest /)]);
    expect(output).toContain(`Copied the key of one-time codes to ${to}/secrets.key.`);
    expect(output).toContain(`Set DATA_DIR=${to} and no MONGODB_URL`);
    expect(readFileSync(path.join(to, 'secrets.key'), 'utf8')).toBe(KEY);
    expect(await runCommand('admin', { given: ['list'], ...at(to) })).toEqual({ code: 0, output: LIST });
  });

  it('marks the old data: no server starts on them, and every command refuses them', async () => {
    const refused = startProcess({ DATA_DIR: from });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toMatch(MOVED);
    expect(refused.output()).toContain('npm run move -- --undo');
    for (const [name, given] of [
      ['admin', ['list']],
      ['password', []],
      ['backup', []],
      ['move', ['--to', `embedded:${to}-again`]],
    ] as const) {
      const { code, output } = await runCommand(name, { given: [...given], ...at(from) });
      expect([name, code, output]).toEqual([name, 1, expect.stringMatching(MOVED)]);
    }
    expect(existsSync(path.join(from, 'backups'))).toBe(false);
  });

  it('commands with --env-file work on the database that the file’s variables name', async () => {
    await writeFile(settings, `DATA_DIR=${to}\n`);
    const given = ['--env-file', settings];
    expect(await runCommand('admin', { given: ['list', ...given], ...at(from) })).toMatchObject({
      output: LIST,
    });
    const { code, output } = await runCommand('backup', { given, ...at(from) });
    expect([code, output]).toEqual([0, expect.stringContaining(`to ${to}/backups/bowlful-`)]);
  });

  it('the old data can be backed up on request, and used again after --undo', async () => {
    const copy = await runCommand('backup', { given: ['--even-moved'], ...at(from) });
    expect([copy.code, copy.output]).toEqual([0, expect.stringContaining(`to ${from}/backups/bowlful-`)]);
    expect((await runCommand('move', { given: ['--undo'], ...at(from) })).code).toBe(0);
    const repeated = await runCommand('move', { given: ['--undo'], ...at(from) });
    expect([repeated.code, repeated.output]).toEqual([1, expect.stringContaining('not marked as moved')]);
    const again = startProcess({ DATA_DIR: from });
    await again.said(/listens on/);
    again.child.kill('SIGTERM');
    expect(await again.exited).toBe(0);
  });
});
