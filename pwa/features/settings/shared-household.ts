import { readImport, removeImport } from '../../platform/imports/import-inbox.ts';

/** The file that the import led here, taken out of its inbox; null if it is gone. */
export async function sharedHousehold(item: string): Promise<Blob | null> {
  const [part] = (await readImport(item).catch(() => null))?.parts ?? [];
  if (part === undefined) return null;
  void removeImport(item).catch(() => {});
  return new Blob([part.content]);
}
