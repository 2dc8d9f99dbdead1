import { reportDeviceProblem } from '../database/device-problem.ts';
import { whenTakenOver } from '../database/take-over.ts';
import { onOutboxChange, onOutboxDeletion } from './outbox-events.ts';
import type { OutboxItem } from './outbox-item.ts';

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
    // A change that is still being read may be a new item: better said once too often.
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
export async function readItems(): Promise<OutboxItem[]> {
  await whenTakenOver();
  const { deviceOutbox } = await import('./device-outbox.ts');
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
