import type { ImportPart } from './import-entry.ts';

const MOST_BYTES = 10_000_000;

/** A file as received, without its content if that is too large. @throws if it is no longer readable */
export async function filePart(file: File): Promise<ImportPart> {
  const { name, type, size } = file;
  if (size > MOST_BYTES) return { name, type, content: '', isTooLarge: true };
  return { name, type, content: await file.arrayBuffer() };
}
