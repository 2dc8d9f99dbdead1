import { openedBy } from './opened-by.ts';

/** An IndexedDB factory for Dexie that neither creates nor upgrades a database. */
export const onlyExisting = (nativeVersion: number) =>
  openedBy((factory, name, asked) => {
    // Dexie raises the version if an index is missing.
    if (asked !== undefined && asked !== nativeVersion) {
      throw new DOMException('The stored version is another one', 'InvalidStateError');
    }
    // Without a version: asking for one would close the connections of other tabs.
    const request = factory.open(name);
    request.addEventListener('upgradeneeded', (event) => {
      event.stopImmediatePropagation();
      request.transaction?.abort();
    });
    return request;
  });
