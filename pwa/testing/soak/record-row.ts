import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from '../../build/source-hash.ts';
import { readSoakPage, type SoakRow, soakPage, withSoakRow } from './soak-table.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = fileURLToPath(new URL('latest.md', import.meta.url));

let codeHash: Promise<string> | undefined;

type SoakedTest = Pick<SoakRow, 'test' | 'runs' | 'outcome'> & { path: string; durationMs: number };

/** Writes a finished test's row immediately, so that a later kill does not lose it. */
export async function recordRow({ path, durationMs, ...ended }: SoakedTest): Promise<void> {
  codeHash ??= sourceHash(root);
  const row: SoakRow = {
    ...ended,
    file: relative(root, path),
    minutes: durationMs / 60_000,
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    code: (await codeHash).slice(0, 8),
  };
  // Synchronous from here on, so that rows of one process cannot overwrite each other.
  writeRows(withSoakRow(readRows(), row));
}

/** Empties the table before a full soak. */
export function clearRows(): void {
  writeRows([]);
}

function readRows(): SoakRow[] {
  try {
    return readSoakPage(readFileSync(page, 'utf8'));
  } catch {
    return [];
  }
}

function writeRows(rows: readonly SoakRow[]): void {
  writeFileSync(`${page}.part`, soakPage(rows));
  renameSync(`${page}.part`, page);
}
