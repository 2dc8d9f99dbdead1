import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeImport,
  clearImports,
  keepImport,
  keepShare,
  listImports,
  readImport,
  removeImport,
  storeImportOrHold,
  takeShared,
} from './import-inbox.ts';

const entry = (content: string) => ({
  takenAt: '2026-01-01T00:00:00.000Z',
  origin: 'paste' as const,
  parts: [{ name: '', type: 'text/plain', content }],
});

describe('the import inbox', () => {
  beforeEach(clearImports);

  it('stores entries until they are removed, newest first', async () => {
    const first = await keepImport(entry('one'));
    const second = await keepImport(entry('two'));
    expect((await listImports()).map(({ id }) => id)).toEqual([second, first]);
    expect(await readImport(first)).toEqual({ ...entry('one'), id: first });
    await removeImport(first);
    expect(await readImport(first)).toBeNull();
    expect(await listImports()).toHaveLength(1);
  });

  it('holds one share, unlisted, until its screen takes it', async () => {
    await keepShare(entry('one'));
    const id = await keepShare(entry('two'));
    expect(await listImports()).toEqual([]);
    expect(await takeShared(id)).toEqual({ ...entry('two'), id });
    expect(await listImports()).toEqual([]);
    // The page still has it; the storage doesn't.
    expect(await takeShared(id)).toEqual({ ...entry('two'), id });
    await removeImport(id);
    expect(await readImport(id)).toBeNull();
    expect(await takeShared('7')).toBeNull();
  });

  it('gives a share to every caller, even while it is being taken', async () => {
    const id = await keepShare(entry('one'));
    const answers: Promise<unknown>[] = [];
    for (let ask = 0; ask < 40; ask += 1) {
      answers.push(takeShared(id));
      await Promise.resolve();
      if (ask % 4 === 3) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(new Set((await Promise.all(answers)).map((answer) => JSON.stringify(answer))).size).toBe(1);
    await removeImport(id);
  });

  it('updates an entry in place, and never a deleted one', async () => {
    const first = await keepImport(entry('one'));
    const second = await keepImport(entry('two'));
    const rename = { name: 'x', type: '', content: '' };
    await changeImport(first, (stored) => ({ ...stored, parts: [rename] }));
    expect(await readImport(first)).toEqual({ ...entry('one'), id: first, parts: [rename] });
    await removeImport(second);
    await changeImport(second, (stored) => stored);
    expect((await listImports()).map(({ id }) => id)).toEqual([first]);
  });

  it('drops the oldest of more than fifty entries', async () => {
    const first = await keepImport(entry('0'));
    for (let count = 1; count <= 50; count += 1) await keepImport(entry(String(count)));
    expect(await listImports()).toHaveLength(50);
    expect(await readImport(first)).toBeNull();
  });

  it('drops the oldest links beyond fifty entries, and never the entry just stored', async () => {
    const link = { url: 'https://example.org/', state: 'waiting' as const };
    vi.useFakeTimers({ toFake: ['Date'] });
    const ids: string[] = [];
    for (let count = 0; count <= 50; count += 1) {
      vi.setSystemTime(count);
      ids.push(await keepImport({ ...entry(String(count)), link }));
    }
    const pasted = await keepImport(entry('pasted'));
    vi.useRealTimers();
    // The last link and the pasted entry each displaced a link; links are listed before the others.
    expect((await listImports()).map(({ id }) => id)).toEqual([...ids.slice(2).toReversed(), pasted]);
  });

  it('returns null for an unknown id', async () => {
    expect(await readImport('1 or 2')).toBeNull();
    expect(await readImport('')).toBeNull();
  });

  it('keeps an entry for the life of the page if the storage refuses', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('refused');
    });
    await expect(keepImport(entry('x'))).rejects.toThrow();
    const id = await storeImportOrHold(entry('x'));
    expect(await readImport(id)).toMatchObject({ id });
    expect(await listImports()).toHaveLength(1);
    open.mockRestore();
    await removeImport(id);
    expect(await readImport(id)).toBeNull();
  });
});
