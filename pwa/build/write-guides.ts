import { writeFile } from 'node:fs/promises';
import type { Guide } from '../domain/guides/guide.ts';
import { allGuides } from './all-guides.ts';

/** Writes the guides where the server reads them, drafts without their text: it is public nowhere. */
export async function writeGuides(file: string, guides: readonly Guide[] = allGuides()): Promise<void> {
  const readable = guides.map((guide) => (guide.isPublished ? guide : { ...guide, blocks: [] }));
  await writeFile(file, JSON.stringify(readable));
}
