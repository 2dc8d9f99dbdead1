import { randomUUID } from 'node:crypto';
import type { Collection } from './collection.ts';
import { insertIfAbsent } from './database.ts';

export type EpochDocument = { _id: 'epoch'; value: string };

export type Epoch = {
  /** Random identity of this database's history, drawn at its creation. */
  get(): Promise<string>;
  /** Drops the cached value; the next `get` reads it again. */
  forget(): void;
};

export function createEpoch(collection: Collection<EpochDocument>): Epoch {
  let known: string | null = null;

  async function readOrDraw(): Promise<string> {
    const drawn = { _id: 'epoch', value: randomUUID() } as const;
    const stored = await collection.findOne({ _id: 'epoch' });
    if (stored !== null) return stored.value;
    if (await insertIfAbsent(collection, drawn)) return drawn.value;
    return (await collection.findOne({ _id: 'epoch' }))?.value ?? drawn.value;
  }

  return {
    async get() {
      known ??= await readOrDraw();
      return known;
    },
    forget() {
      known = null;
    },
  };
}
