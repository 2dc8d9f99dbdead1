import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearImports,
  keepImport,
  keepImportSomehow,
  listImports,
  readImport,
  removeImport,
} from './import-inbox.ts';

const entry = (content: string) => ({
  takenAt: '2026-01-01T00:00:00.000Z',
  origin: 'paste' as const,
  parts: [{ name: '', type: 'text/plain', content }],
});

describe('the import inbox', () => {
  beforeEach(clearImports);

  it('keeps what it is given until it is removed, the newest first', async () => {
    const first = await keepImport(entry('one'));
    const second = await keepImport(entry('two'));
    expect((await listImports()).map(({ id }) => id)).toEqual([second, first]);
    expect(await readImport(first)).toEqual({ ...entry('one'), id: first });
    await removeImport(first);
    expect(await readImport(first)).toBeNull();
    expect(await listImports()).toHaveLength(1);
  });

  it('drops the oldest of more than fifty', async () => {
    const first = await keepImport(entry('0'));
    for (let count = 1; count <= 50; count += 1) await keepImport(entry(String(count)));
    expect(await listImports()).toHaveLength(50);
    expect(await readImport(first)).toBeNull();
  });

  it('knows nothing under an id that is none', async () => {
    expect(await readImport('1 or 2')).toBeNull();
    expect(await readImport('')).toBeNull();
  });

  it('keeps it for this page where the storage refuses', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('refused');
    });
    await expect(keepImport(entry('x'))).rejects.toThrow();
    const id = await keepImportSomehow(entry('x'));
    expect(await readImport(id)).toMatchObject({ id });
    expect(await listImports()).toHaveLength(1);
    open.mockRestore();
    await removeImport(id);
    expect(await readImport(id)).toBeNull();
  });
});
