import { BSON } from 'mongodb';
import { newReviewDocument } from '../../sync-server/storage/review-document.ts';
import { aChange, newId } from '../../sync-server/testing/household-builders.ts';
import { aReview } from '../../sync-server/testing/storage-builders.ts';
import type { Figure } from './figures.ts';

const DOCUMENTS = 10_000_000;
const SHARDS = 8;
/** Number of chunks, the units that MongoDB moves between shards. */
const CHUNKS = 1024;

/** A mixed 32-bit hash (Murmur3's last step); only its evenness matters here. */
function mixed(number: number): number {
  let hash = number;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const shardByHash = (key: number) => Math.floor(((mixed(key) % CHUNKS) * SHARDS) / CHUNKS);

/** The share of the fullest shard, where an even one is 12.5%. */
function fullest(shardOf: (document: number) => number): number {
  const counts = new Array<number>(SHARDS).fill(0);
  for (let document = 0; document < DOCUMENTS; document += 1) {
    const shard = shardOf(document);
    counts[shard] = (counts[shard] ?? 0) + 1;
  }
  return Math.max(...counts) / DOCUMENTS;
}

/** Households from 20 to 5,000 records, most of them small: by the inverse of a Pareto distribution. */
function byHousehold(): number {
  let household = 0;
  let left = 0;
  return fullest(() => {
    if (left === 0) {
      household += 1;
      left = Math.min(5000, Math.floor(20 / (mixed(household * 7) / 2 ** 32) ** 0.8) || 20);
    }
    left -= 1;
    return shardByHash(household);
  });
}

/** 1,000 recipes, one of which has a tenth of the reviews, as in `sync-server/abuse/seed.ts`. */
const byRecipe = () => fullest((review) => shardByHash(review % 10 === 0 ? 2 : mixed(review) % 1000));

const row = (name: string, value: string): Figure => ({ name, value, budget: '–', met: null });
const share = (name: string, part: number) =>
  row(`Fullest of ${SHARDS} shards: ${name}`, `${(100 * part).toFixed(1)}%`);

/** How ten million documents spread over shards by different keys, and how large they are. */
export async function sharding(): Promise<Figure[]> {
  const review = { ...newReviewDocument(aReview({ comment: 'x'.repeat(120) })), revision: 1 };
  const { record, op, body } = aChange();
  const key = `${newId()}|${record}`;
  const sealed = {
    _id: `${key}|000000001`,
    key,
    household: newId(),
    record,
    revision: 1,
    op,
    past: [],
    body,
  };
  const whole = { ...sealed, isGone: false, bytes: 284, goneOn: null };
  return [
    share('reviews by a hash of `_id`', fullest(shardByHash)),
    share('reviews by a hash of `recipeId`', byRecipe()),
    share('household records by a hash of `household`', byHousehold()),
    row('A review, without a photo, in BSON', `${BSON.calculateObjectSize(review)} bytes`),
    row('A household’s record of 284 bytes, in BSON', `${BSON.calculateObjectSize(whole)} bytes`),
    row('A claim of `revisions`, in BSON', `${BSON.calculateObjectSize({ _id: 1, isDone: true })} bytes`),
  ];
}
