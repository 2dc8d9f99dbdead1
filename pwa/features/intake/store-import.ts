import { fileParts, type ImportPart, storeImportOrHold } from '../../platform/imports/import-inbox.ts';

const MOST_FILES = 100;

/**
 * Stores files that a person opened.
 * @returns the id of the stored import
 * @throws if a file is no longer readable
 */
export async function importFiles(files: readonly File[]): Promise<string> {
  const parts = await fileParts(files, MOST_FILES);
  return storeImportOrHold({ takenAt: new Date().toISOString(), origin: 'file', parts });
}

/** Stores pasted text or markup; resolves to the id of the import. */
export function importText(content: string): Promise<string> {
  const parts: ImportPart[] = [{ name: '', type: 'text/plain', content }];
  return storeImportOrHold({ takenAt: new Date().toISOString(), origin: 'paste', parts });
}
