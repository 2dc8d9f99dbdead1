import { filePart, type ImportPart, keepImportSomehow } from '../../platform/imports/import-inbox.ts';

const MOST_FILES = 100;

/**
 * Stores files that a person opened.
 * @returns the id of the stored import
 * @throws if a file is no longer readable
 */
export async function takeFiles(files: readonly File[]): Promise<string> {
  const parts = await Promise.all(files.slice(0, MOST_FILES).map(filePart));
  return keepImportSomehow({ takenAt: new Date().toISOString(), origin: 'file', parts });
}

/** Stores pasted text or markup; resolves to the id of the import. */
export function takeText(content: string): Promise<string> {
  const parts: ImportPart[] = [{ name: '', type: 'text/plain', content }];
  return keepImportSomehow({ takenAt: new Date().toISOString(), origin: 'paste', parts });
}
