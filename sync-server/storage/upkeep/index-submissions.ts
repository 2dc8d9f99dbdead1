import { randomBytes } from 'node:crypto';
import type { IndexSubmission } from '#domain/contract/indexing';
import { type Database, insertIfAbsent } from '../database.ts';

/** Addresses submitted to search engines, with the outcome. */
export type StoredIndexSubmission = Omit<IndexSubmission, 'urls'> & {
  urls: string[];
  /** Earliest next try, ISO 8601, UTC; during a try, when it counts as lost. */
  nextAt: string;
};

type SubmissionDocument = Omit<StoredIndexSubmission, 'id'> & { _id: number };
type KeyDocument = { _id: string; key: string };

export type IndexSubmissions = {
  /** The site’s IndexNow key, created once: 32 hexadecimal digits. It is public. */
  key(): Promise<string>;
  insert(urls: string[], by: string): Promise<StoredIndexSubmission>;
  find(id: number): Promise<StoredIndexSubmission | null>;
  /** Newest first. */
  list(limit: number): Promise<StoredIndexSubmission[]>;
  /** Numbers of those whose next try is due. */
  due(): Promise<number[]>;
  /** Claims the next try; false if another process has, or none is due. */
  claim(submission: StoredIndexSubmission, lostAt: string): Promise<boolean>;
  answer(
    id: number,
    answer: Pick<StoredIndexSubmission, 'state' | 'status' | 'detail' | 'nextAt'>,
  ): Promise<void>;
};

const KEPT = 100;
const KEY_BYTES = 16;

function stored({ _id: id, ...rest }: SubmissionDocument): StoredIndexSubmission {
  return { id, ...rest };
}

export function createIndexSubmissions(database: Database, clock: () => number): IndexSubmissions {
  const rows = database.collection<SubmissionDocument>('indexNowSubmissions');
  const keys = database.collection<KeyDocument>('indexNowKeys');
  const now = () => new Date(clock()).toISOString();
  const newest = (limit: number) => rows.find({}, { sort: { _id: -1 }, limit }).toArray();

  return {
    async key() {
      const known = await keys.findOne({ _id: 'key' });
      if (known !== null) return known.key;
      await insertIfAbsent(keys, { _id: 'key', key: randomBytes(KEY_BYTES).toString('hex') });
      return (await keys.findOne({ _id: 'key' }))?.key ?? '';
    },
    async insert(urls, by) {
      for (;;) {
        const [last] = await newest(1);
        const _id = (last?._id ?? 0) + 1;
        const at = now();
        const row: SubmissionDocument = {
          _id,
          at,
          by,
          urls,
          state: 'waiting',
          attempts: 0,
          status: null,
          detail: 'Not sent yet.',
          nextAt: at,
        };
        if (!(await insertIfAbsent(rows, row))) continue;
        await rows.deleteMany({ _id: { $lte: _id - KEPT } });
        return stored(row);
      }
    },
    async find(id) {
      const found = await rows.findOne({ _id: id });
      return found && stored(found);
    },
    list: async (limit) => (await newest(limit)).map(stored),
    async due() {
      const waiting = await newest(KEPT);
      return waiting
        .filter(({ state, nextAt }) => state === 'waiting' && nextAt <= now())
        .map(({ _id }) => _id);
    },
    async claim({ id, attempts, nextAt }, lostAt) {
      if (nextAt > now()) return false;
      const { matchedCount } = await rows.updateOne(
        { _id: id, attempts, state: 'waiting' },
        { $set: { attempts: attempts + 1, nextAt: lostAt } },
      );
      return matchedCount > 0;
    },
    async answer(id, answer) {
      await rows.updateOne({ _id: id }, { $set: answer });
    },
  };
}
