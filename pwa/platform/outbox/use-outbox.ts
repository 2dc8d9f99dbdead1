import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { reportDeviceProblem } from '../database/device-problem.ts';
import { whenHydrated } from '../hydration/hydrate.ts';
import { usePrerendered } from '../query/prerendered-answers.ts';
import { showBadge } from './badge.ts';
import { onOutboxChange, onOutboxDeletion } from './events.ts';
import type { OutboxItem } from './item.ts';

let items: OutboxItem[] | undefined;
let reading = false;
let readAgain = false;
let stop: (() => void) | null = null;
const listeners = new Set<() => void>();

/** The items as last read; `undefined` before the first read. */
export function currentItems(): OutboxItem[] | undefined {
  return items;
}

/** Keeps `currentItems` up to date while it has listeners: on change messages, and whenever the page becomes visible. */
export function subscribeItems(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

function watch(): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') void refresh();
  };
  const stopChanges = onOutboxChange(refresh);
  const stopDeletion = onOutboxDeletion(() => {
    // A change still being read may be a new item: better one notice too many.
    if (items !== undefined && (reading || items.some(({ status }) => status !== 'sent')))
      reportDeviceProblem('queue');
    void refresh();
  });
  // A frozen tab misses messages.
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('focus', refresh);
  void refresh();
  return () => {
    stopChanges();
    stopDeletion();
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('focus', refresh);
  };
}

/** The header counts the queue on every page, so the code that reads it stays out of the first load. */
async function readItems(): Promise<OutboxItem[]> {
  await whenHydrated();
  const { deviceOutbox } = await import('./store.ts');
  return await deviceOutbox.list();
}

async function refresh(): Promise<void> {
  if (reading) {
    readAgain = true;
    return;
  }
  reading = true;
  do {
    readAgain = false;
    try {
      items = await readItems();
      for (const listener of [...listeners]) listener();
    } catch {
      // Keep the last items; the next change or visit reads again.
    }
  } while (readAgain);
  reading = false;
}

/** All items of the queue in order of writing, up to date across tabs; `undefined` until the first read. */
export function useOutbox(): OutboxItem[] | undefined {
  const rendered = usePrerendered('outbox', readItems);
  return useSyncExternalStore(
    subscribeItems,
    () => currentItems() ?? rendered,
    () => rendered,
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

/** Keeps the number of waiting and refused items on the installed app's icon, in step with the queue. */
export function useAppBadge(): void {
  const items = useOutbox();
  useEffect(() => {
    if (items !== undefined) void showBadge(items);
  }, [items]);
}
