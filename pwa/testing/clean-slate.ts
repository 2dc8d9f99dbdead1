import { announceChange } from '../platform/outbox/events.ts';
import { deviceOutbox } from '../platform/outbox/store.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { connectionStore } from '../platform/sync/connection.ts';

/** Empties the queue. */
export async function emptyQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  announceChange();
}

/** Start of a form's test: an empty queue, a connection, no toast. */
export async function startOnline(): Promise<void> {
  await emptyQueue();
  connectionStore.setState({ online: true });
  toastStore.setState({ toast: null });
}
