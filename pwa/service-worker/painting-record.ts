/** How quickly this device paints, kept across starts of the worker, which the browser ends whenever it likes. */
const PAINTING_CACHE = 'bowlful-painting';
const ADDRESS = '/painting';

/** So many slow pages in a row, and the app makes its pages itself. */
const MOST_SLOW = 3;
/** Then once in so many navigations it is tried again: the device may only have been busy. */
const TRY_EVERY = 20;

type Record = { painter: string; slowInARow: number; skipped: number };

const openRecord = () => caches.open(PAINTING_CACHE);

async function read(painter: string): Promise<Record> {
  const fresh = { painter, slowInARow: 0, skipped: 0 };
  const kept = await openRecord()
    .then((cache) => cache.match(ADDRESS))
    .then((answer) => answer?.json() as Promise<Record> | undefined)
    .catch(() => undefined);
  return kept?.painter === painter ? { ...fresh, ...kept } : fresh;
}

async function write(record: Record): Promise<void> {
  // On a full device nothing is remembered, and the next page is tried like the first.
  await openRecord()
    .then((cache) => cache.put(ADDRESS, Response.json(record)))
    .catch(() => {});
}

/** Whether pages were painted in time lately; a build's own painter begins anew. */
export class PaintingRecord {
  readonly #painter: string;
  #kept: Promise<Record> | undefined;

  constructor(painter: string) {
    this.#painter = painter;
  }

  /** Whether to try the next page. */
  async isWorthIt(): Promise<boolean> {
    const record = await this.#read();
    if (record.slowInARow < MOST_SLOW) return true;
    const isTry = record.skipped + 1 >= TRY_EVERY;
    await this.#keep({ ...record, skipped: isTry ? 0 : record.skipped + 1 });
    return isTry;
  }

  async note(isInTime: boolean): Promise<void> {
    const record = await this.#read();
    const slowInARow = isInTime ? 0 : record.slowInARow + 1;
    if (slowInARow !== record.slowInARow) await this.#keep({ ...record, slowInARow });
  }

  #read(): Promise<Record> {
    this.#kept ??= read(this.#painter);
    return this.#kept;
  }

  async #keep(record: Record): Promise<void> {
    this.#kept = Promise.resolve(record);
    await write(record);
  }
}
