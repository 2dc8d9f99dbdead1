import { useMemo, useSyncExternalStore } from 'react';
import { UNPAINTED, usePainted } from '../database/painted-answers.ts';
import { currentItems, readItems, subscribeItems } from './live-items.ts';
import type { OutboxItem } from './outbox-item.ts';

/** All items of the queue in order of writing, up to date across tabs; `undefined` until the first read. */
export function useOutbox(): OutboxItem[] | undefined {
  const answer = usePainted('outbox', readItems);
  const painted = answer === UNPAINTED ? undefined : answer;
  return useSyncExternalStore(
    subscribeItems,
    () => currentItems() ?? painted,
    () => painted,
  );
}

/** One item of the queue; null if it is not there (any more), `undefined` until the first read. */
export function useOutboxItem(id: string): OutboxItem | null | undefined {
  const items = useOutbox();
  return items === undefined ? undefined : (items.find((item) => item.id === id) ?? null);
}

type OutboxCounts = { waiting: number; refused: number };

/** Numbers of waiting and refused items; both 0 until the first read. */
export function useOutboxCounts(): OutboxCounts {
  const items = useOutbox();
  return useMemo(() => countItems(items ?? []), [items]);
}

function countItems(items: readonly OutboxItem[]): OutboxCounts {
  const count = (status: OutboxItem['status']) => items.filter((item) => item.status === status).length;
  return { waiting: count('waiting'), refused: count('refused') };
}
