import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../storage/store/store.ts';
import { partOf, prepareDataFolder, removeParts } from './data-folder.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(path.join(tmpdir(), 'bowlful-folder-'));
});
afterAll(() => rm(base, { recursive: true, force: true }));

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  it('is only accessible to the server’s account, and so are its files', async () => {
    const dataDir = path.join(base, 'new', 'data');
    const store = await openStore({ dataDir, builtinRecipes: [] });
    await store.close();
    expect(await modeOf(dataDir)).toBe('700');
    for (const name of await readdir(dataDir))
      expect([name, await modeOf(path.join(dataDir, name))]).toEqual([name, '600']);
  });

  it('is closed to others if an older version left it open', async () => {
    const dataDir = path.join(base, 'open');
    await (await openStore({ dataDir, builtinRecipes: [] })).close();
    await chmod(dataDir, 0o755);
    for (const name of await readdir(dataDir)) await chmod(path.join(dataDir, name), 0o644);
    await (await openStore({ dataDir, builtinRecipes: [] })).close();
    expect(await modeOf(dataDir)).toBe('700');
    for (const name of await readdir(dataDir)) expect(await modeOf(path.join(dataDir, name))).toBe('600');
  });

  it('fault 42: is cleared of partial files that no one is writing', async () => {
    const dataDir = path.join(base, 'parts');
    await mkdir(path.join(dataDir, 'outbox'), { recursive: true });
    const running = `a.eml.${process.ppid}.part`;
    // Removed: without a process id, of a process that is gone, of an earlier one with our id.
    const names = ['b.eml', 'c.eml.part', 'd.eml.999999999.part', path.basename(partOf('e.eml')), running];
    for (const name of names) await writeFile(path.join(dataDir, 'outbox', name), 'x');
    await writeFile(path.join(dataDir, 'restoring.part'), 'x');
    prepareDataFolder(dataDir);
    expect((await readdir(path.join(dataDir, 'outbox'))).sort()).toEqual([running, 'b.eml']);
    expect(await readdir(dataDir)).toEqual(['outbox']);
    // A missing folder is no error.
    removeParts(path.join(base, 'nowhere'));
  });
});
