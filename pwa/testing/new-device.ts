import { Dexie } from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';

// Test files share a worker, so libraries load once. Each begins as on a new device, with its own modules.

/** Steps that restore the worker at the end of the file. */
const undo: (() => void)[] = [];

/** Restores an object's present properties at the end of the file: removes added ones, resets changed ones. */
function keepProperties(object: object): void {
  const before = Object.getOwnPropertyDescriptors(object) as Record<PropertyKey, PropertyDescriptor>;
  undo.push(() => {
    for (const key of Reflect.ownKeys(object)) {
      if (typeof key === 'string' && !Object.hasOwn(before, key) && !key.startsWith('__'))
        Reflect.deleteProperty(object, key);
    }
    for (const key of Reflect.ownKeys(before)) {
      const { value } = before[key] ?? {};
      if (value !== undefined && value !== Object.getOwnPropertyDescriptor(object, key)?.value) {
        Object.defineProperty(object, key, before[key] ?? {});
      }
    }
  });
}

/** Listeners of one file would hear the events of the next. */
function removeListenersOf(target: EventTarget): void {
  const heard: Parameters<EventTarget['addEventListener']>[] = [];
  const own = Object.getOwnPropertyDescriptor(target, 'addEventListener');
  const add = target.addEventListener.bind(target);
  target.addEventListener = (...listener: (typeof heard)[number]) => {
    heard.push(listener);
    add(...listener);
  };
  undo.push(() => {
    for (const listener of heard) target.removeEventListener(...listener);
    if (own) Object.defineProperty(target, 'addEventListener', own);
    else Reflect.deleteProperty(target, 'addEventListener');
  });
}

/** Timers of one file would fire in the next. */
function stopTimers(): void {
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  const running = new Set<ReturnType<typeof setTimeout>>();
  const noted = <T extends ReturnType<typeof setTimeout>>(timer: T): T => {
    running.add(timer);
    return timer;
  };
  globalThis.setTimeout = Object.assign(
    (...input: Parameters<typeof timeout>) => noted(timeout(...input)),
    timeout,
  );
  globalThis.setInterval = Object.assign(
    (...input: Parameters<typeof interval>) => noted(interval(...input)),
    interval,
  );
  undo.push(() => {
    for (const timer of running) clearTimeout(timer);
    Object.assign(globalThis, { setTimeout: timeout, setInterval: interval });
  });
}

/** Live queries of one file would react to what the next stores under the same name. */
function stopLiveQueries(): void {
  const { storagemutated } = Dexie.on;
  const { subscribe } = storagemutated;
  const queries: Parameters<typeof subscribe>[0][] = [];
  storagemutated.subscribe = (query) => {
    queries.push(query);
    subscribe(query);
  };
  undo.push(() => {
    for (const query of queries) storagemutated.unsubscribe(query);
    storagemutated.subscribe = subscribe;
  });
}

function emptyDocument(): void {
  for (const element of [document.documentElement, document.head, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the document of the tests has no cookie store
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  }
}

keepProperties(globalThis);
keepProperties(URL);
keepProperties(process.env);
// Node 20 has no `navigator`.
if (typeof navigator !== 'undefined') keepProperties(navigator);
stopTimers();
stopLiveQueries();

globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;

/** Each worker is a separate device. */
const device = crypto.randomUUID();
const { BroadcastChannel: Channel } = globalThis;
globalThis.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(`${device} ${name}`);
    undo.push(() => this.close());
  }
};

const { fetch: network } = globalThis;
globalThis.fetch = async (input, init) => {
  // A server that the test started.
  if (String(input).startsWith('http://127.0.0.1:')) return network(input, init);
  throw new TypeError('Tests have no network: stub fetch().');
};

if (typeof window !== 'undefined') {
  const { href } = location;
  for (const target of [window, document]) removeListenersOf(target);
  undo.push(emptyDocument, () => history.replaceState(null, '', href));
}

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // Modules load what comes next in the background; after the last file there is nothing to load it with.
  await vi.dynamicImportSettled();
  // Lets pending database answers arrive.
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  for (const step of undo.toReversed()) step();
  vi.resetModules();
});
