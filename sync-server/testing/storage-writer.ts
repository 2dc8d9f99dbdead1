import { StorageUnavailable } from '../lib/storage-error.ts';
import { openStore } from '../storage/store/store.ts';
import { aReview } from './storage-builders.ts';

/**
 * A process that writes reviews, for tests that race or kill it. Prints a line per acknowledged step:
 * `inserted {id}`, `approved {id}`, `rejected {id}`; and `unavailable {number of pending reviews}` for each
 * writer that gives up.
 * Usage: storage-writer.ts <number of reviews> <parallel writers>, with DATA_DIR or MONGODB_URL.
 */
const [count = '100', writers = '4'] = process.argv.slice(2);
const { DATA_DIR = '', MONGODB_URL } = process.env;
const store = await openStore({
  dataDir: DATA_DIR,
  ...(MONGODB_URL !== undefined && { mongodbUrl: MONGODB_URL }),
  builtinRecipes: [],
});
await store.whenReady();

let left = Number(count);

async function writeNext(): Promise<void> {
  const number = left;
  left -= 1;
  const review = aReview({ comment: `Review number ${number} of this process.` });
  await store.reviews.insert(review);
  process.stdout.write(`inserted ${review.id}\n`);
  await store.reviews.moderate({ id: review.id, status: 'approved', by: 'keeper' });
  process.stdout.write(`approved ${review.id}\n`);
  if (number % 3 !== 0) return;
  await store.reviews.moderate({ id: review.id, status: 'rejected', by: 'keeper' });
  process.stdout.write(`rejected ${review.id}\n`);
}

async function write(): Promise<void> {
  try {
    while (left > 0) await writeNext();
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    process.stdout.write(`unavailable ${await store.reviews.countPending()}\n`);
  }
}

await Promise.all(Array.from({ length: Number(writers) }, write));
await store.close();
