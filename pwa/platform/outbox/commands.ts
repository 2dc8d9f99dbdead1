import { deviceOutbox } from './device-outbox.ts';
import { outboxCommands } from './outbox-commands.ts';
import { announceChange, wishDelivery } from './outbox-events.ts';

export type { NewEntry } from './new-entry.ts';
export type { PreparedItems } from './outbox-commands.ts';

/** The commands on this device's queue, as `OutboxCommands` describes them. */
export const { enqueue, prepare, enqueuePrepared, retryItem, editItem, discardItem } = outboxCommands({
  store: deviceOutbox,
  newId: () => crypto.randomUUID(),
  now: Date.now,
  changed() {
    announceChange();
    wishDelivery();
  },
});
