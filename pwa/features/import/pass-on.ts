import { clearDrafts, IMPORT_DRAFTS } from '../../platform/database/drafts.ts';
import { changeImport, removeImport } from '../../platform/imports/import-inbox.ts';

/** Prefix of the drafts with corrections to an import's recipes; the place of the recipe follows. */
export const importDrafts = (item: string) => `${IMPORT_DRAFTS}${item}:`;

/** Deletes an import with the corrections to its recipes. */
export async function dropImport(item: string): Promise<void> {
  await Promise.allSettled([removeImport(item), clearDrafts(importDrafts(item))]);
}

/** Marks one of an import's recipes as passed on; after the last one the import is deleted. */
export async function passOn(item: string, place: number, count: number): Promise<void> {
  let passedOn: readonly number[] = [place];
  await changeImport(item, (entry) => {
    passedOn = [...new Set([...(entry.passedOn ?? []), place])];
    return { ...entry, passedOn };
  }).catch(() => {});
  if (Array.from({ length: count }, (_, at) => at).every((at) => passedOn.includes(at)))
    await dropImport(item);
}
