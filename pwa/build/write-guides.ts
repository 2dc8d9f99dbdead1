import { writeFile } from 'node:fs/promises';
import type { Guide } from '../domain/guides/guide.ts';
import { allGuides } from './all-guides.ts';

/** Writes the guides for the server, drafts without their text, which must not be public anywhere. */
export async function writeGuides(file: string, guides: readonly Guide[] = allGuides()): Promise<void> {
  const readable = guides.map((guide) => (guide.isPublished ? guide : { ...guide, blocks: [] }));
  await writeFile(file, JSON.stringify(readable));
}
