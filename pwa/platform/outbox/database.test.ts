// @vitest-environment node
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import {
  type ConnectionOptions,
  connectOutbox,
  OUTBOX_NAME,
  OutboxError,
  type OutboxErrorCode,
} from './database.ts';
import { reviewItem } from './item.test-support.ts';
import { outboxStore } from './store.ts';

const draft = { rating: 5, comment: 'Licked the bowl clean.', userName: 'Robin' };

function item(n: number) {
  const id = `00000000-0000-4000-8000-00000000000${n}`;
  return reviewItem({ recipeId: 1, recipeTitle: 'Bowl', draft }, id, Date.parse('2026-03-01T12:00:00Z'));
}

/** The queue over a database whose `transaction` and `add` fail on demand. */
function faultyOutbox(options: ConnectionOptions = {}) {
  const factory = new IDBFactory();
  const faults = { transaction: [] as Error[], add: [] as Error[], opened: 0 };
  const open = factory.open.bind(factory);
  factory.open = (name, version) => {
    const request = open(name, version);
    request.addEventListener('success', () => {
      faults.opened += 1;
      const database = request.result;
      const transaction = database.transaction.bind(database);
      database.transaction = (stores, mode, how) => {
        const fault = faults.transaction.shift();
        if (fault !== undefined) throw fault;
        const tx = transaction(stores, mode, how);
        const objectStore = tx.objectStore.bind(tx);
        tx.objectStore = (store) => {
          const table = objectStore(store);
          const add = table.add.bind(table);
          table.add = (value) => {
            const refused = faults.add.shift();
            if (refused !== undefined) throw refused;
            return add(value);
          };
          return table;
        };
        return tx;
      };
    });
    return request;
  };
  const connection = connectOutbox({ factory, ...options });
  return { store: outboxStore(connection), connection, faults, factory };
}

async function codeOf(work: Promise<unknown>): Promise<OutboxErrorCode | 'no error'> {
  try {
    await work;
    return 'no error';
  } catch (error) {
    expect(error).toBeInstanceOf(OutboxError);
    expect((error as OutboxError).message).toMatch(/Your text is still here/);
    return (error as OutboxError).code;
  }
}

const named = (name: string) => new DOMException('As the browser words it', name);

describe('fault 8: no room left', () => {
  it('frees space, tries once more, and saves', async () => {
    const freeSpace = vi.fn(async () => {});
    const { store, faults } = faultyOutbox({ freeSpace });
    faults.add.push(named('QuotaExceededError'));
    await store.add(item(1));
    expect(freeSpace).toHaveBeenCalledTimes(1);
    expect(await store.list()).toHaveLength(1);
  });

  it('says so when that does not help, and keeps the stored items', async () => {
    const { store, faults } = faultyOutbox({ freeSpace: async () => {} });
    await store.add(item(1));
    faults.add.push(named('QuotaExceededError'), named('QuotaExceededError'));
    expect(await codeOf(store.add(item(2)))).toBe('full');
    expect((await store.list()).map(({ id }) => id)).toEqual([item(1).id]);
  });

  it('is recognised inside an abort error', async () => {
    const { store, faults } = faultyOutbox({ freeSpace: async () => {} });
    const hidden = () => Object.assign(named('AbortError'), { inner: named('QuotaExceededError') });
    faults.add.push(hidden(), hidden());
    expect(await codeOf(store.add(item(1)))).toBe('full');
  });
});

describe('fault 14: the connection is lost', () => {
  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
    '%s: the handle is replaced rather than used again, and the item is saved once',
    async (name) => {
      const { store, faults } = faultyOutbox();
      await store.add(item(1));
      faults.transaction.push(named(name));
      await store.add(item(2));
      expect(faults.opened).toBe(2);
      expect((await store.list()).map(({ seq }) => seq)).toEqual([1, 2]);
    },
  );

  it('on a new handle too: a clear error, nothing half written, and the next call opens it again', async () => {
    const { store, faults } = faultyOutbox();
    faults.transaction.push(named('UnknownError'), named('UnknownError'));
    expect(await codeOf(store.add(item(1)))).toBe('unavailable');
    expect(await store.list()).toEqual([]);
    expect(faults.opened).toBe(3);
  });

  it('a retry after a commit whose event was lost adds no second item', async () => {
    const { store } = faultyOutbox();
    const first = await store.add(item(1));
    expect(await store.add(item(1))).toEqual(first);
    expect(await store.list()).toHaveLength(1);
  });
});

describe('fault 15: storage that never settles', () => {
  it('a transaction is aborted after its time limit, and does not commit later', async () => {
    const { connection, store } = faultyOutbox({ transactionTimeoutMs: 30 });
    const endless = connection.write(async (items) => {
      await items.add(item(1));
      for (;;) await items.count();
    });
    expect(await codeOf(endless)).toBe('slow');
    expect(await store.list()).toEqual([]);
  });

  it('opening times out while another connection blocks it, and works afterwards', async () => {
    const { store, factory } = faultyOutbox({ openTimeoutMs: 30 });
    const holder = await settled(factory.open(OUTBOX_NAME, 1));
    const deletion = settled(factory.deleteDatabase(OUTBOX_NAME));
    expect(await codeOf(store.add(item(1)))).toBe('slow');
    holder.close();
    await deletion;
    await store.add(item(2));
    expect((await store.list()).map(({ id }) => id)).toEqual([item(2).id]);
  });
});

describe('other tabs and other versions', () => {
  it('fault 11: an open queue never blocks another tab that deletes the database', async () => {
    // An upgrade raises the same `versionchange` event.
    const { store, factory } = faultyOutbox();
    await store.add(item(1));
    await settled(factory.deleteDatabase(OUTBOX_NAME));
    expect(await store.list()).toEqual([]);
  });

  it('fault 13: a newer queue stays unchanged, to the byte, and the person is asked to reload', async () => {
    const { store, factory, connection } = faultyOutbox();
    await store.add(item(1));
    connection.close();
    (await settled(factory.open(OUTBOX_NAME, 2))).close();
    expect(await codeOf(store.add(item(2)))).toBe('outdated');
    const newer = await settled(factory.open(OUTBOX_NAME, 2));
    const rows = await settled(newer.transaction('items').objectStore('items').getAll());
    expect(rows).toEqual([{ ...item(1), seq: 1 }]);
  });
});

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
