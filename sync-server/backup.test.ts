import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './testing/test-server.ts';
import { runCommand } from './testing/tested-command.ts';

describe('the arguments of a command', { timeout: 120_000 }, () => {
  let base: string;
  let env: { DATA_DIR: string };
  beforeAll(async () => {
    base = await mkdtemp(path.join(tmpdir(), 'bowlful-backup-'));
    env = { DATA_DIR: path.join(base, 'data') };
    await (await startServer({ dataDir: env.DATA_DIR })).stop();
  });
  afterAll(() => rm(base, { recursive: true, force: true }));

  it.each([
    ['backup', ['--help']],
    ['backup', ['one.backup', 'two.backup']],
    ['restore', ['--help']],
    ['restore', ['--rehearse', '--verbose', 'one.backup']],
  ] as const)('of npm run %s are refused if unknown or too many: %j', async (name, given) => {
    const { code, output } = await runCommand(name, { given: [...given], env });
    expect([code, output]).toEqual([1, expect.stringContaining(`Usage: npm run ${name} -- `)]);
    expect(await readdir('.')).not.toContain(given[0]);
  });

  it('of npm run restore may have --rehearse after the file, too', async () => {
    const file = path.join(base, 'one.backup');
    expect((await runCommand('backup', { given: [file], env })).code).toBe(0);
    const { code, output } = await runCommand('restore', { given: [file, '--rehearse'], env });
    expect([code, output]).toEqual([0, expect.stringMatching(/^Rehearsed: /)]);
  });
});
