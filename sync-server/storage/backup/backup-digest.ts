import { createHash } from 'node:crypto';
import { BSON } from 'mongodb';
import type { Stored } from '../collection.ts';

/** One document of a backup: its collection, and the document in MongoDB's extended JSON. */
export type BackupEntry = [collection: string, document: object];

export function entryOf(collection: string, document: Stored): BackupEntry {
  return [collection, BSON.EJSON.serialize(document, { relaxed: true }) as object];
}

export function documentOf([, document]: BackupEntry): Stored {
  return BSON.EJSON.deserialize(document, { relaxed: true }) as Stored;
}

/** Equal contents give equal texts, for any order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** A digest of documents that does not depend on their order. */
export class BackupDigest {
  readonly #sum = Buffer.alloc(32);
  #documents = 0;

  add(entry: BackupEntry): void {
    const hash = createHash('sha256').update(canonical(entry)).digest();
    for (let at = 0; at < hash.length; at += 1) this.#sum[at] = (this.#sum[at] ?? 0) ^ (hash[at] ?? 0);
    this.#documents += 1;
  }

  get documents(): number {
    return this.#documents;
  }

  /** 64 hexadecimal digits. */
  get value(): string {
    return this.#sum.toString('hex');
  }
}
