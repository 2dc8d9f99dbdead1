import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import * as z from 'zod/mini';
import { canonicalJson, type Stored } from '../database.ts';
import { DATA_FORMAT } from '../database-marks.ts';

/** Raised by changes that an older version cannot read. */
const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export const backupHeaderSchema = z.object({
  bowlful: z.literal('backup'),
  format: z.int(),
  /** Version of the documents' format. */
  dataFormat: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  engine: z.enum(['embedded', 'mongodb']),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** The last line: without it the backup is incomplete. */
export const backupEndSchema = z.object({ documents: z.int(), digest: z.string() });
export type BackupEnd = z.infer<typeof backupEndSchema>;

export function newBackupHeader(engine: BackupHeader['engine'], createdAt: string): BackupHeader {
  return { bowlful: 'backup', format: BACKUP_FORMAT, dataFormat: DATA_FORMAT, createdAt, engine };
}

export function isNewer({ format, dataFormat }: BackupHeader): boolean {
  return format > BACKUP_FORMAT || dataFormat > DATA_FORMAT;
}

/** One document of a backup: its collection, and the document in MongoDB's extended JSON. */
export type BackupEntry = [collection: string, document: object];

export function entryOf(collection: string, document: Stored): BackupEntry {
  return [collection, BSON.EJSON.serialize(document, { relaxed: true }) as object];
}

export function documentOf([, document]: BackupEntry): Stored {
  return BSON.EJSON.deserialize(document, { relaxed: true }) as Stored;
}

/** A digest of documents that does not depend on their order. */
export class BackupDigest {
  readonly #sum = Buffer.alloc(32);
  #documents = 0;

  add(entry: BackupEntry): void {
    const hash = createHash('sha256').update(canonicalJson(entry)).digest();
    for (let at = 0; at < hash.length; at += 1) this.#sum[at] = (this.#sum[at] ?? 0) ^ (hash[at] ?? 0);
    this.#documents += 1;
  }

  /** The digest has 64 hexadecimal digits. */
  get end(): BackupEnd {
    return { documents: this.#documents, digest: this.#sum.toString('hex') };
  }
}

/** Whether two backups hold the same documents. */
export const isSameEnd = (a: BackupEnd, b: BackupEnd) => a.digest === b.digest && a.documents === b.documents;
