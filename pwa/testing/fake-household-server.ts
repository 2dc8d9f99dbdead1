import {
  type HeldRecord,
  MEMBER_KEY_HEADER,
  pushBodySchema,
  type RecordChange,
} from '#domain/contract/household-records';
import { decide } from '#domain/household/record-rule';
import { type HouseholdServer, RefusedError } from '../platform/household/household-server.ts';

type Household = { memberKey: string; epoch: string; seq: number; records: Map<string, HeldRecord> };

/** What happens to the next call: it never arrives, or its answer doesn't. */
type Loss = 'request' | 'answer';

const PAGE = 50;

/** Households in memory, by the server's own rule; single calls can get lost, and it can go back to a snapshot. */
export class FakeHouseholdServer {
  #households = new Map<string, Household>();
  #epochs = 0;
  /** What the next calls lose, first to last; null for a call that loses nothing. */
  readonly losses: (Loss | null)[] = [];
  /** Calls so far. */
  calls = 0;
  /** Room of each household for records that are not deleted. */
  mostRecords = Number.POSITIVE_INFINITY;
  /** Runs once, before the next push, as another device that is faster. */
  beforePush: (() => Promise<void>) | null = null;

  /** The client of a device. */
  client(): HouseholdServer {
    return {
      pull: ({ household, memberKey }, after) =>
        this.#call(() => {
          const { epoch, records } = this.#member(household, memberKey);
          const later = [...records.values()].filter(({ seq }) => seq > after).sort((a, b) => a.seq - b.seq);
          return { epoch, records: structuredClone(later.slice(0, PAGE)), more: later.length > PAGE };
        }),
      push: async ({ household, memberKey }, epoch, changes) => {
        const faster = this.beforePush;
        this.beforePush = null;
        await faster?.();
        return this.#call(() => {
          if (epoch === null && !this.#households.has(household)) {
            const created = { memberKey, epoch: this.#newEpoch(), seq: 0, records: new Map() };
            this.#households.set(household, created);
          }
          const held = this.#member(household, memberKey);
          if (epoch !== null && epoch !== held.epoch) return { epoch: held.epoch, outcomes: [] };
          const before = structuredClone(held);
          const outcomes = changes.map((change) => write(held, change));
          if (living(held) > Math.max(this.mostRecords, living(before))) {
            Object.assign(held, before);
            throw new RefusedError('full');
          }
          return { epoch: held.epoch, outcomes };
        });
      },
      erase: ({ household, memberKey }) =>
        this.#call(() => {
          if (this.#households.get(household)?.memberKey === memberKey) this.#households.delete(household);
        }),
    };
  }

  /** The same over HTTP, as the platform's `fetch`. */
  readonly fetch = async (path: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(String(path), 'http://localhost');
    const [, household = '', what] = /^\/api\/households\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    const keys = { household, memberKey: new Headers(init.headers).get(MEMBER_KEY_HEADER) ?? '' };
    const client = this.client();
    try {
      if (init.method === 'DELETE') {
        await client.erase(keys);
        return new Response(null, { status: 204 });
      }
      if (what !== 'records') return this.#problem(404, 'not-found');
      const body = init.body === undefined ? null : pushBodySchema.parse(JSON.parse(String(init.body)));
      const answer =
        body === null
          ? await client.pull(keys, Number(searchParams.get('after') ?? 0))
          : await client.push(keys, body.epoch, body.changes);
      return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      if (error.why === 'offline') throw new TypeError('Failed to fetch');
      return error.why === 'full' ? this.#problem(409, 'household-full') : this.#problem(404, 'not-found');
    }
  };

  #problem(status: number, code: string): Response {
    const problem = { type: 'about:blank', title: code, status, code, detail: code };
    const headers = { 'Content-Type': 'application/problem+json' };
    return new Response(JSON.stringify(problem), { status, headers });
  }

  /** All sealed records of all households, for a hostile server to change. */
  records(): HeldRecord[] {
    return [...this.#households.values()].flatMap(({ records }) => [...records.values()]);
  }

  /** Returns a function that restores the present state in a new epoch, as restoring a backup does. */
  snapshot(): () => void {
    const kept = structuredClone(this.#households);
    return () => {
      this.#households = structuredClone(kept);
      for (const household of this.#households.values()) household.epoch = this.#newEpoch();
    };
  }

  #newEpoch(): string {
    this.#epochs += 1;
    return `epoch-${this.#epochs}`;
  }

  #member(household: string, memberKey: string): Household {
    const held = this.#households.get(household);
    if (held?.memberKey !== memberKey) throw new RefusedError('unknown');
    return held;
  }

  async #call<T>(answer: () => T): Promise<T> {
    this.calls += 1;
    const loss = this.losses.shift();
    if (loss === 'request') throw new RefusedError('offline');
    const answered = answer();
    if (loss === 'answer') throw new RefusedError('offline');
    return answered;
  }
}

const living = ({ records }: Household) => [...records.values()].filter(({ isGone }) => !isGone).length;

function write(household: Household, change: RecordChange) {
  const { record, base: _, ...rest } = change;
  const held = household.records.get(record);
  const decision = decide(held, change);
  if (decision.is === 'moved-on') {
    return { outcome: 'moved-on' as const, record, held: held === undefined ? null : structuredClone(held) };
  }
  if (decision.is === 'repeat') return { outcome: 'taken' as const, record, seq: decision.seq };
  household.seq += 1;
  household.records.set(record, structuredClone({ ...rest, record, seq: household.seq }));
  return { outcome: 'taken' as const, record, seq: household.seq };
}
