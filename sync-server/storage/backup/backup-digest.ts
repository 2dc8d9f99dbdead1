import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import type { Stored } from '../collection.ts';
import { canonicalJson } from '../content-hash.ts';
import type { BackupEnd } from './backup-header.ts';

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
