import type { ImportPart } from '../../platform/imports/import-entry.ts';
import { keepImportSomehow } from '../../platform/imports/import-inbox.ts';

const MOST_BYTES = 10_000_000;
const MOST_FILES = 100;

async function partOf(file: File): Promise<ImportPart> {
  const { name, type, size } = file;
  if (size > MOST_BYTES) return { name, type, content: '', isTooLarge: true };
  return { name, type, content: await file.arrayBuffer() };
}

/**
 * Stores files that a person opened.
 * @returns the id of the stored import
 * @throws if a file is no longer readable
 */
export async function takeFiles(files: readonly File[]): Promise<string> {
  const parts = await Promise.all(files.slice(0, MOST_FILES).map(partOf));
  return keepImportSomehow({ takenAt: new Date().toISOString(), origin: 'file', parts });
}

/** Stores pasted text or markup; resolves to the id of the import. */
export function takeText(content: string): Promise<string> {
  const parts: ImportPart[] = [{ name: '', type: 'text/plain', content }];
  return keepImportSomehow({ takenAt: new Date().toISOString(), origin: 'paste', parts });
}
