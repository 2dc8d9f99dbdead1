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
import { answerFromJson, answerToJson } from './answer-json.ts';

/** Asks the device; never for undefined, which stands for 'not known yet'. */
type Ask<T> = (device: Device) => T | Promise<T>;

/** The device's answers of a pre-rendered page: collected in the worker, read again while the app hydrates it. */
export type PrerenderedAnswers = {
  /** Undefined where the page is rendered without this answer. */
  answer<T>(name: string, ask: Ask<T>): T | Promise<T | undefined> | undefined;
};

const AnswersContext = createContext<PrerenderedAnswers | undefined>(undefined);

/** Provides the answers; without them, as on the server, every query waits for the device. */
export function PrerenderedAnswersProvider(props: {
  answers: PrerenderedAnswers | undefined;
  children?: ReactNode;
}) {
  return createElement(AnswersContext, { value: props.answers }, props.children);
}

/**
 * The answer that the page was pre-rendered with; undefined without one. A component keeps that of its mount.
 * @param name of the query; null for one that no page is rendered with
 */
export function usePrerendered<T>(name: string | null, ask: Ask<T>): T | undefined {
  const answers = useContext(AnswersContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says what is asked
  const answer = useMemo(() => (name === null ? undefined : answers?.answer(name, ask)), [answers, name]);
  return answer instanceof Promise ? use(answer) : answer;
}

/** Asks a device for one page: each query once, and every answer kept for the app. */
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
      // The app could not hydrate a page with an answer that JSON cannot hold.
      return undefined;
    }
  }
}

/** The answers that the worker inlined in this page. */
export class InlinedAnswers implements PrerenderedAnswers {
  readonly #inlined: Readonly<Record<string, unknown>>;
  readonly #read = new Map<string, unknown>();
  #isRetired = false;

  constructor(inlined: Readonly<Record<string, unknown>>) {
    this.#inlined = inlined;
  }

  answer<T>(name: string): T | undefined {
    if (this.#isRetired || !Object.hasOwn(this.#inlined, name)) return undefined;
    if (!this.#read.has(name)) this.#read.set(name, answerFromJson(this.#inlined[name]));
    return this.#read.get(name) as T;
  }

  /** After the first navigation the device itself is asked: the answers may be older than what the visitor did since. */
  retire(): void {
    this.#isRetired = true;
  }
}

const never = () => () => {};

/** The time in milliseconds: while a pre-rendered page hydrates that of its rendering, else that of the component's mount. */
export function usePrerenderedNowMs(): number {
  const [mountedAtMs] = useState(() => Date.now());
  const renderedAtMs = usePrerendered('now', () => Date.now()) ?? mountedAtMs;
  return useSyncExternalStore(
    never,
    () => mountedAtMs,
    () => renderedAtMs,
  );
}
