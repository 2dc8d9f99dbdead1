import { lstatSync } from 'node:fs';
import { StorageUnusable } from '../../lib/storage-error.ts';
import { type Meta, readMeta } from './meta-page.ts';
import { openPages, type PageReader } from './page-reader.ts';
import { PageDamaged, walkPages } from './walk-pages.ts';

const SMALLEST_PAGE_BYTES = 512;
const LARGEST_PAGE_BYTES = 65_536;
const WHAT_TO_DO =
  'Nothing was changed. Restore a backup with "npm run restore -- <file>": it keeps the present file beside the new one.';

/** Both meta pages, which point to the roots of the trees, the latest first. */
function metasOf(file: string): [Meta, Meta] {
  const reader = openPages(file, SMALLEST_PAGE_BYTES);
  try {
    const first = readMetaAt(file, reader, 0);
    const { pageBytes } = first;
    const isPageSize = pageBytes >= SMALLEST_PAGE_BYTES && pageBytes <= LARGEST_PAGE_BYTES;
    if (!isPageSize || (pageBytes & (pageBytes - 1)) !== 0) throw foreign(file);
    const second = readMetaAt(file, reader, pageBytes / SMALLEST_PAGE_BYTES);
    if (second.pageBytes !== pageBytes) throw damaged(file, 'page 1');
    return second.transaction > first.transaction ? [second, first] : [first, second];
  } finally {
    reader.close();
  }
}

function readMetaAt(file: string, reader: PageReader, number: number): Meta {
  const page = reader.page(number);
  if (page === null) {
    throw new StorageUnusable(`The database file ${file} ends too early: it was cut off. ${WHAT_TO_DO}`);
  }
  const meta = readMeta(page);
  if (meta === 'newer') {
    throw new StorageUnusable(
      `The database file ${file} was written by a newer version. Start that version, or restore a backup of this one.`,
    );
  }
  if (meta === null) throw number === 0 ? foreign(file) : damaged(file, 'page 1');
  return meta;
}

function foreign(file: string): StorageUnusable {
  return new StorageUnusable(
    `${file} is not a database of Bowlful, or its beginning is damaged. ${WHAT_TO_DO}`,
  );
}

function damaged(file: string, where: string): StorageUnusable {
  return new StorageUnusable(`The database file ${file} is damaged (${where}). ${WHAT_TO_DO}`);
}

/**
 * Checks a database file before it is opened natively, where damage would kill the process with a signal.
 * @throws {StorageUnusable} when it is not a complete database of the current format
 */
export function checkDatabaseFile(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found === undefined) return;
  if (found.isDirectory()) {
    throw new StorageUnusable(
      `${file} is a folder where the database file should be. Move it away and restore a backup with "npm run restore -- <file>".`,
    );
  }
  if (found.size === 0) {
    throw new StorageUnusable(
      `The database file ${file} is empty. Restore a backup with "npm run restore -- <file>", or delete the file to start without data.`,
    );
  }
  const [latest] = metasOf(file);
  const reader = openPages(file, latest.pageBytes);
  try {
    walkPages(reader, latest);
  } catch (error) {
    if (!(error instanceof PageDamaged)) throw error;
    // The transaction changed: another process writes and reuses pages, which it could not if they were damaged.
    if (metasOf(file)[0].transaction !== latest.transaction) return;
    const isCut = reader.sizeBytes < (latest.lastPage + 1) * latest.pageBytes;
    throw damaged(file, isCut ? `${error.message}; the file was cut off` : error.message);
  } finally {
    reader.close();
  }
}
