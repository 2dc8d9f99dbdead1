import { createHash } from 'node:crypto';
import type { ConsoleQuery } from '#domain/contract/seo';
import { type Database, insertIfAbsent } from './database.ts';

/** An imported search console file. */
type ConsoleImport = { importedAt: string; queries: ConsoleQuery[] };

type ImportDocument = ConsoleImport & {
  /** Digest of the file, so the same one counts once. */
  _id: string;
};

export type SearchConsole = {
  /** Whether this file is already stored. */
  has(bytes: Uint8Array): Promise<boolean>;
  /** Stores a file's content; false if it is already stored. Only the newest files are kept. */
  insert(bytes: Uint8Array, queries: ConsoleQuery[]): Promise<boolean>;
  /** The latest import; null if there is none. */
  latest(): Promise<ConsoleImport | null>;
};

/** A year of monthly files. */
const KEPT = 12;

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url');

/** Imported search console files. */
export function createSearchConsole(database: Database, clock: () => number): SearchConsole {
  const files = database.collection<ImportDocument>('searchConsoleFiles');
  const newest = (limit?: number) =>
    files.find({}, { sort: { importedAt: -1, _id: 1 }, ...(limit !== undefined && { limit }) }).toArray();
  return {
    has: async (bytes) => (await files.findOne({ _id: digestOf(bytes) })) !== null,
    async insert(bytes, queries) {
      const importedAt = new Date(clock()).toISOString();
      const isNew = await insertIfAbsent(files, { _id: digestOf(bytes), importedAt, queries });
      for (const { _id } of (await newest()).slice(KEPT)) await files.deleteOne({ _id });
      return isNew;
    },
    async latest() {
      const [found] = await newest(1);
      return found === undefined ? null : { importedAt: found.importedAt, queries: found.queries };
    },
  };
}
