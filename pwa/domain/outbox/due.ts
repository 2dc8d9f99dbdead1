import type { OutboxItem, WaitingItem } from './outbox-item.ts';
import { MAX_RETRY_AFTER_MS } from './retry-after.ts';

export const STUCK_WAIT_MS = 24 * 60 * 60_000;

/** Problems of the way to the server: word that it is open again ends their back-off. */
const OF_THE_WAY: readonly string[] = ['network', 'timeout', 'portal'];

/**
 * Whether the item may be tried now. A wait longer than any that is ever given means that the clock was moved back:
 * it counts as over.
 * @param now the device's clock, milliseconds since 1970
 * @param reconnected the network has just come back, or the person has just come to look
 */
export function isDue(item: WaitingItem, now: number, reconnected: boolean): boolean {
  const waitMs = Date.parse(item.nextAttemptAt) - now;
  if (!(waitMs > 0)) return true;
  const longestMs = item.lastProblem?.code === 'stuck' ? STUCK_WAIT_MS : MAX_RETRY_AFTER_MS;
  return waitMs > longestMs || (reconnected && OF_THE_WAY.includes(item.lastProblem?.code ?? ''));
}

/** The waiting items at the head of their lanes, in order of writing: a refused item holds up its own lane only. */
export function headsOfLanes(items: readonly OutboxItem[]): WaitingItem[] {
  const heads: WaitingItem[] = [];
  const seen = new Set<string>();
  for (const item of [...items].sort((a, b) => a.seq - b.seq)) {
    if (item.status === 'sent' || seen.has(item.lane)) continue;
    seen.add(item.lane);
    if (item.status === 'waiting') heads.push(item);
  }
  return heads;
}
