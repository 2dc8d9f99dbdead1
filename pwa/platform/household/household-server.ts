import type { Call } from '#domain/contract/call';
import {
  type HeldRecord,
  HOUSEHOLD_CALLS,
  type PushOutcome,
  pushAnswerSchema,
  type RecordChange,
  recordsPageSchema,
} from '#domain/contract/household-records';
import { contentOf, type Exchange, problemOf } from '#domain/sync/exchange';
import { requestOf } from '../sync/call-request.ts';
import { exchange } from '../sync/http.ts';
import type { HouseholdKeys } from './seal.ts';

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
