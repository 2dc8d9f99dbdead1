import type { Call } from '#domain/contract/call';
import {
  type HeldRecord,
  HOUSEHOLD_CALLS,
  type PushOutcome,
  pushAnswerSchema,
  RECORD_MAX_BYTES,
  RECORDS_PER_CALL,
  type RecordChange,
  recordsPageSchema,
} from '#domain/contract/household-records';
import type { Push } from '#domain/household/replica';
import { contentOf, type Exchange, problemOf } from '#domain/sync/exchange';
import { exchange, requestOf } from '../sync/http.ts';
import { type HouseholdKeys, seal } from './seal.ts';

/** Background-sync tag for sending what the household's other members lack. */
export const HOUSEHOLD_SYNC_TAG = 'bowlful-household';

/** Why the server did not do what it was asked. */
export type Refusal =
  /** No answer, or one of somebody else, such as a network's sign-in page. */
  | 'offline'
  | 'busy'
  /** The household is as large as the server allows. */
  | 'full'
  /** No such household, another key, or this site has none. */
  | 'unknown'
  /** This app is too old for the server. */
  | 'newer-app'
  | 'refused';

/** The server did not do it; nothing was changed, unless only the answer is lost. */
export class RefusedError extends Error {
  readonly why: Refusal;

  constructor(why: Refusal) {
    super(`The household's server: ${why}`);
    this.name = 'RefusedError';
    this.why = why;
  }
}

type Keys = Pick<HouseholdKeys, 'household' | 'memberKey'>;

export type RecordsPage = { epoch: string; records: HeldRecord[]; more: boolean };

/** A household's records on the server, still sealed. Each throws a `RefusedError`. */
export type HouseholdServer = {
  /** Records changed since `after`, oldest first. */
  pull(keys: Keys, after: number): Promise<RecordsPage>;
  /** What became of each change, in their order; none if the epoch is another one. */
  push(
    keys: Keys,
    epoch: string | null,
    changes: readonly RecordChange[],
  ): Promise<{ epoch: string; outcomes: PushOutcome[] }>;
  erase(keys: Keys): Promise<void>;
};

/** The server over HTTP. */
export function serverOver(): HouseholdServer {
  const input = ({ household, memberKey }: Keys) => ({ params: { household }, memberKey });
  const { pullHousehold, pushHousehold, eraseHousehold } = HOUSEHOLD_CALLS;
  return {
    async pull(keys, after) {
      const query = after === 0 ? {} : { after };
      const answer = await exchange(requestOf(pullHousehold as Call, { ...input(keys), query }));
      return contentOf(recordsPageSchema, answer) ?? refuse(answer);
    },
    async push(keys, epoch, changes) {
      const body = { epoch, changes };
      const answer = await exchange(requestOf(pushHousehold as Call, { ...input(keys), body }));
      return contentOf(pushAnswerSchema, answer) ?? refuse(answer);
    },
    async erase(keys) {
      const answer = await exchange(requestOf(eraseHousehold, input(keys)));
      if (answer.kind !== 'answer' || answer.status !== 204) refuse(answer);
    },
  };
}

function refuse(answer: Exchange): never {
  throw new RefusedError(refusalOf(answer));
}

/** Only our own error format counts; a portal or a failing proxy is as good as being offline. */
function refusalOf(answer: Exchange): Refusal {
  if (answer.kind === 'unreachable') return 'offline';
  const code = problemOf(answer)?.code;
  if (code === undefined) return answer.status === 429 || answer.status === 503 ? 'busy' : 'offline';
  if (code === 'not-found') return 'unknown';
  if (code === 'household-full') return 'full';
  if (code === 'client-too-old') return 'newer-app';
  return answer.status === 429 || answer.status >= 500 ? 'busy' : 'refused';
}

/** Well below what the server takes in one call. */
const PORTION_CHARACTERS = 512 * 1024;

/** A sealed body of more characters is refused. */
const MOST_CHARACTERS = Math.ceil((RECORD_MAX_BYTES * 4) / 3);

/** A push, and the sealed change for the server. */
export type SealedPush = { push: Push; change: RecordChange };

/** Seals a push for its place in the household's history. */
export async function sealPush(keys: HouseholdKeys, push: Push): Promise<SealedPush> {
  const { name, base, op, past, value } = push;
  const sealed = await seal(keys, { op, past }, { name, value });
  return { push, change: { ...sealed, base, past: [...past] } };
}

export const isTooLarge = ({ change }: SealedPush): boolean => change.body.length > MOST_CHARACTERS;
/** Whether it needs room for a record that the server doesn't have. */
export const isNew = ({ change }: SealedPush): boolean => change.base === null;

/** Deletions first, which make room; then changes; new records last, the smallest first. */
function inOrder(a: SealedPush, b: SealedPush): number {
  const byKind = Number(isNew(a)) - Number(isNew(b)) || Number(b.change.isGone) - Number(a.change.isGone);
  return byKind || (isNew(a) ? a.change.body.length - b.change.body.length : 0);
}

/**
 * Divides changes into calls of the size that the server takes, without those that are too large by themselves. New
 * records have calls of their own: a full household refuses those, but still takes the others.
 */
export function portions(all: readonly SealedPush[]): SealedPush[][] {
  const calls: SealedPush[][] = [];
  let characters = 0;
  for (const sealed of all.filter((each) => !isTooLarge(each)).sort(inOrder)) {
    characters += sealed.change.body.length;
    const last = calls.at(-1);
    const isFull = last?.length === RECORDS_PER_CALL || characters > PORTION_CHARACTERS;
    if (last?.[0] === undefined || isFull || isNew(last[0]) !== isNew(sealed)) {
      calls.push([sealed]);
      characters = sealed.change.body.length;
    } else last.push(sealed);
  }
  return calls;
}
