import {
  createContext,
  createElement,
  type ReactNode,
  use,
  useContext,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Device } from '../database/open-device.ts';

/** Asks the device; never resolves to undefined, which means 'not known yet'. */
type Ask<T> = (device: Device) => T | Promise<T>;

/** The device's answers of a pre-rendered page: collected in the worker, read again while the app hydrates it. */
export type PrerenderedAnswers = {
  /** Undefined if the page was rendered without this answer. */
  answer<T>(name: string, ask: Ask<T>): T | Promise<T | undefined> | undefined;
};

const never = () => () => {};
const constant = () => null;

const AnswersContext = createContext<PrerenderedAnswers | undefined>(undefined);

/** Provides the answers; without them, as on the server, every query waits for the device. */
export function PrerenderedAnswersProvider(props: {
  answers: PrerenderedAnswers | undefined;
  children?: ReactNode;
}) {
  return createElement(AnswersContext, { value: props.answers }, props.children);
}

/**
 * The answer that the page was pre-rendered with; undefined without one, and for components that mount after hydration:
 * the visitor may have changed rows by then. A component keeps the one from its mount.
 * @param name the query's name; null for queries that are never pre-rendered
 */
export function usePrerendered<T>(name: string | null, ask: Ask<T>): T | undefined {
  const answers = useContext(AnswersContext);
  const isPrerendered = useIsPrerendered();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name identifies the query, and the mount decides
  const answer = useMemo(
    () => (name === null || !isPrerendered ? undefined : answers?.answer(name, ask)),
    [answers, name],
  );
  return answer instanceof Promise ? use(answer) : answer;
}

/** Whether this render is the worker's, or hydrates it. React asks for the server's snapshot only then. */
function useIsPrerendered(): boolean {
  let isPrerendered = false;
  useSyncExternalStore(never, constant, () => {
    isPrerendered = true;
    return constant();
  });
  return isPrerendered;
}

/** Runs a page's queries against the device: each once, keeping every answer for the app. */
export class AskedAnswers implements PrerenderedAnswers {
  readonly #device: Device;
  readonly #asked = new Map<string, Promise<unknown>>();
  readonly #given: Record<string, unknown> = {};

  constructor(device: Device) {
    this.#device = device;
  }

  answer<T>(name: string, ask: Ask<T>): Promise<T | undefined> {
    const asked = this.#asked.get(name) ?? this.#put(name, ask);
    this.#asked.set(name, asked);
    return asked as Promise<T | undefined>;
  }

  /** The answers so far, as the page inlines them. */
  given(): Record<string, unknown> {
    return this.#given;
  }

  async #put<T>(name: string, ask: Ask<T>): Promise<T | undefined> {
    const answer = await ask(this.#device);
    try {
      this.#given[name] = answerToJson(answer);
      return answer;
    } catch {
      // The app could not hydrate a page with an answer that JSON cannot represent.
      return undefined;
    }
  }
}

/** The answers that the worker inlined in this page. */
export class InlinedAnswers implements PrerenderedAnswers {
  readonly #inlined: Readonly<Record<string, unknown>>;
  readonly #read = new Map<string, unknown>();

  constructor(inlined: Readonly<Record<string, unknown>>) {
    this.#inlined = inlined;
  }

  answer<T>(name: string): T | undefined {
    if (!Object.hasOwn(this.#inlined, name)) return undefined;
    if (!this.#read.has(name)) this.#read.set(name, answerFromJson(this.#inlined[name]));
    return this.#read.get(name) as T;
  }
}

/** Time in milliseconds: of the rendering while a pre-rendered page hydrates, otherwise of the component's mount. */
export function usePrerenderedNowMs(): number {
  const [mountedAtMs] = useState(() => Date.now());
  const renderedAtMs = usePrerendered('now', () => Date.now()) ?? mountedAtMs;
  return useSyncExternalStore(
    never,
    () => mountedAtMs,
    () => renderedAtMs,
  );
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Marker keys for values that JSON lacks; no row has such a key. */
const MAP = '$map';
const SET = '$set';

/**
 * A device answer as JSON, including maps and sets.
 * @throws {TypeError} if it holds something JSON can't represent, such as a photo's bytes
 */
export function answerToJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(answerToJson);
  if (value instanceof Map) {
    return { [MAP]: [...value].map(([key, each]) => [answerToJson(key), answerToJson(each)]) };
  }
  if (value instanceof Set) return { [SET]: [...value].map(answerToJson) };
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError('JSON cannot represent this answer');
  }
  const kept = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(kept.map(([key, each]) => [key, answerToJson(each)]));
}

/** Parses an answer written by `answerToJson`. */
export function answerFromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(answerFromJson);
  if (typeof json !== 'object' || json === null) return json;
  const { [MAP]: pairs, [SET]: members } = json as { [MAP]?: unknown; [SET]?: unknown };
  if (Array.isArray(pairs)) return new Map(answerFromJson(pairs) as [unknown, unknown][]);
  if (Array.isArray(members)) return new Set(answerFromJson(members) as unknown[]);
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, answerFromJson(each)]));
}
