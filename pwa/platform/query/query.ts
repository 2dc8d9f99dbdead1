import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PageData } from '#domain/contract/page-data';
import type { Device } from '../database/open-device.ts';
import { isFromDevice, usePageData } from './page-data.ts';
import { answerToJson, usePrerendered } from './prerendered-answers.ts';

/** Asks the device; `prepare` loads the chunk that parses the answer. Resolves to null for nothing, never to undefined. */
export type Ask<T> = ((device: Device) => T | Promise<T>) & { prepare?: () => Promise<unknown> };

/** A query whose answer needs its own chunk, such as a schema: it loads with the device, not with the screen. */
export function lazyQuery<Part, T>(
  load: () => Promise<Part>,
  ask: (part: Part, device: Device) => T | Promise<T>,
) {
  let part: Part | undefined;
  const prepare = async () => {
    part ??= await load();
    return part;
  };
  // Await nothing once the chunk is there: a live query only tracks synchronous reads.
  const question = (device: Device) =>
    part === undefined ? prepare().then((there) => ask(there, device)) : ask(part, device);
  return Object.assign(question, { prepare });
}

type Source = {
  /** Asks the device now and whenever the answer may have changed. */
  watch: <T>(ask: Ask<T>, onAnswer: (answer: T) => void) => () => void;
  /** Whether a pull of this visit has succeeded. */
  pulls: { subscribe(listener: () => void): () => void; getState(): { isFresh: boolean } };
};

/** As on a server: never answers. */
let source: Source = {
  watch: () => () => {},
  pulls: { subscribe: () => () => {}, getState: () => ({ isFresh: false }) },
};

/** Connects the queries to the device's storage, which this folder may not import. */
export function connectQueries(to: Source): void {
  source = to;
}

/** A value, and whether it is an answer or only the placeholder for one. */
type Known<T> = { value: T; isRead: boolean };

/** One live query and its last answer, shared by all components that show it. */
class LiveQuery<T, I> {
  readonly name: string | null;
  readonly ask: Ask<T>;
  readonly initial: I;
  readonly #onAnswer: ((answer: T) => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #stop: (() => void) | undefined;
  #last: T | I;
  /** Undefined before the first answer. */
  known: Known<T> | undefined;

  /** @param onAnswer called with each answer of a shared query */
  constructor(name: string | null, ask: Ask<T>, initial: I, onAnswer?: (answer: T) => void) {
    this.name = name;
    this.ask = ask;
    this.initial = initial;
    this.#onAnswer = onAnswer;
    this.#last = initial;
  }

  /** Starts with what this page has already read from the device. */
  remember(value: T): void {
    this.#last = value;
    this.known = { value, isRead: true };
  }

  /** What the page shows before the first answer; an equal answer keeps its identity, so that nothing re-renders. */
  begin(value: T): Known<T> {
    if (this.known === undefined) this.#last = value;
    return { value, isRead: true };
  }

  /** A shared query lives as long as the app, any other as long as it has listeners. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    this.#stop ??= source.watch(this.ask, (answer) => this.#take(answer));
    return () => {
      this.#listeners.delete(listener);
      if (this.#onAnswer !== undefined || this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  #take(answer: T): void {
    const value = isSame(this.#last, answer) ? (this.#last as T) : answer;
    this.remember(value);
    this.#onAnswer?.(value);
    for (const listener of [...this.#listeners]) listener();
  }
}

function isSame(one: unknown, other: unknown): boolean {
  try {
    return one === other || JSON.stringify(answerToJson(one)) === JSON.stringify(answerToJson(other));
  } catch {
    return false; // Bytes, or not comparable.
  }
}

/** The part of a page's data that answers a query; undefined if the page is not about it. */
type Inlined<T> = (page: PageData) => T | undefined;

type Options<T, I> = {
  /** Dependencies of `ask`, as for `useEffect`: a change restarts the query. */
  deps?: readonly (string | number)[];
  /** Placeholder until there is an answer. */
  initial?: I;
  /** What this page has already read from the device: newer than what it was rendered with. */
  remembered?: T | undefined;
  inlined?: Inlined<T>;
};

/** Whether the device's rows are at least as new as the inlined data. */
export function useIsDeviceNewer(): boolean {
  const isFresh = useSyncExternalStore(
    source.pulls.subscribe,
    () => source.pulls.getState().isFresh,
    () => false,
  );
  return isFromDevice(usePageData()) || isFresh;
}

/**
 * Answers from the newest source: what the server inlined, until a pull of this visit has succeeded; the device's
 * live answer; what the page was rendered with, by the server or from this device; the initial value.
 */
export function useShared<T, I, S>(
  query: LiveQuery<T, I>,
  select: (known: Known<T | I>) => S,
  inlined?: Inlined<T>,
): S {
  const page = usePageData();
  const served = page && inlined?.(page);
  const canBeOlder = served !== undefined && !isFromDevice(page);
  const prerendered = usePrerendered(served === undefined ? query.name : null, query.ask);
  const rendered = served ?? prerendered;
  const begun = useMemo<Known<T | I>>(
    () => (rendered === undefined ? { value: query.initial, isRead: false } : query.begin(rendered)),
    [query, rendered],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [query.subscribe(listener), canBeOlder && source.pulls.subscribe(listener)];
      return () => {
        for (const stop of stops) if (stop) stop();
      };
    },
    [query, canBeOlder],
  );
  return useSyncExternalStore(
    subscribe,
    () => select((canBeOlder && !source.pulls.getState().isFresh ? undefined : query.known) ?? begun),
    () => select(begun),
  );
}

/**
 * A live query of the device, named as in the answers of a pre-rendered page. Does not import Dexie.
 * @param name null if never pre-rendered, as for initial values of forms, which a stale answer would reset
 */
export function useQuery<T, I = undefined>(
  name: string | null,
  ask: Ask<T>,
  { deps = [], initial, remembered, inlined }: Options<T, I> = {},
): T | I {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists its query's dependencies
  const query = useMemo(() => {
    const key = name === null ? null : [name, ...deps].join(' ');
    const live = new LiveQuery<T, I>(key, ask, initial as I);
    if (remembered !== undefined) live.remember(remembered);
    return live;
  }, [name, ...deps]);
  return useShared(query, ({ value }) => value, inlined);
}

/**
 * A live query shared by many components: ten thousand hearts ask the device once. Starts with the first subscriber.
 * @param onAnswer called with each answer of the device
 */
export function sharedQuery<T, I = T>(
  name: string,
  ask: Ask<T>,
  initial: I,
  onAnswer: (answer: T) => void = () => {},
): LiveQuery<T, I> {
  return new LiveQuery(name, ask, initial, onAnswer);
}
