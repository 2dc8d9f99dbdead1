import { MAX_RETRY_AFTER_MS } from '#domain/sync/retry-after';
import type { OutboxItem, WaitingItem } from './outbox-item.ts';

export const STUCK_WAIT_MS = 24 * 60 * 60_000;

/**
 * Reasons to expect a working connection: the device came online ('network'), or it is online and the person is
 * present, who may have signed in to the network ('way'); null for none.
 */
export type Reopened = 'network' | 'way' | null;

/** Problem codes whose backoff each event ends. */
const OVERCOME = { network: ['network'], way: ['network', 'timeout', 'portal'] };

/**
 * Whether the item may be attempted now. A wait longer than any backoff means that the clock was set back, and counts
 * as over.
 * @param now the device's clock, milliseconds since 1970
 */
export function isDue(item: WaitingItem, now: number, reopened: Reopened): boolean {
  // Never attempted, so no backoff applies, regardless of the clock that dated it.
  if (item.lastProblem === null) return true;
  const waitMs = Date.parse(item.nextAttemptAt) - now;
  if (!(waitMs > 0)) return true;
  const longestMs = item.lastProblem?.code === 'stuck' ? STUCK_WAIT_MS : MAX_RETRY_AFTER_MS;
  if (waitMs > longestMs) return true;
  return reopened !== null && OVERCOME[reopened].includes(item.lastProblem?.code ?? '');
}

/**
 * The waiting items at the head of their lanes, in order of writing, photos last since uploads take long. A refused
 * item blocks only its own lane.
 */
export function headsOfLanes(items: readonly OutboxItem[]): WaitingItem[] {
  const heads: WaitingItem[] = [];
  const seen = new Set<string>();
  for (const item of [...items].sort((a, b) => a.seq - b.seq)) {
    if (item.status === 'sent' || seen.has(item.lane)) continue;
    seen.add(item.lane);
    if (item.status === 'waiting') heads.push(item);
  }
  return [...heads.filter(({ type }) => type !== 'photo'), ...heads.filter(({ type }) => type === 'photo')];
}
