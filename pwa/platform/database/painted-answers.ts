import { createContext, createElement, type ReactNode, use, useContext, useMemo } from 'react';
import { answerFromJson, answerToJson } from './answer-json.ts';
import type { Device } from './open-device.ts';

/** Not known while the page is painted: the device is asked once the app has taken over. */
export const UNPAINTED = Symbol('unpainted');

type Ask<T> = (device: Device) => T | Promise<T>;

/** What the device answers while a page is painted in the worker, and again while the app takes the page over. */
export type PaintedAnswers = {
  answer<T>(question: string, ask: Ask<T>): T | Promise<T | typeof UNPAINTED> | typeof UNPAINTED;
};

const PaintedContext = createContext<PaintedAnswers | undefined>(undefined);

/** Provides the answers; without them, as on the server, every question waits for the device. */
export function PaintedAnswersProvider(props: { answers: PaintedAnswers | undefined; children?: ReactNode }) {
  return createElement(PaintedContext, { value: props.answers }, props.children);
}

/** The answer with which the page is painted; a component keeps the one it was mounted with. */
export function usePainted<T>(question: string | null, ask: Ask<T>): T | typeof UNPAINTED {
  const painted = useContext(PaintedContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question names what is asked
  const answer = useMemo(
    () => (painted === undefined || question === null ? UNPAINTED : painted.answer(question, ask)),
    [painted, question],
  );
  return answer instanceof Promise ? use(answer) : answer;
}

/** Asks a device for one page: each question once, and every answer kept for the app. */
export class AskedAnswers implements PaintedAnswers {
  readonly #device: Device;
  readonly #asked = new Map<string, Promise<unknown>>();
  readonly #given: Record<string, unknown> = {};

  constructor(device: Device) {
    this.#device = device;
  }

  answer<T>(question: string, ask: Ask<T>): Promise<T | typeof UNPAINTED> {
    const asked = this.#asked.get(question) ?? this.#put(question, ask);
    this.#asked.set(question, asked);
    return asked as Promise<T | typeof UNPAINTED>;
  }

  /** The answers so far, as the page inlines them. */
  given(): Record<string, unknown> {
    return this.#given;
  }

  async #put<T>(question: string, ask: Ask<T>): Promise<T | typeof UNPAINTED> {
    const answer = await ask(this.#device);
    try {
      this.#given[question] = answerToJson(answer);
      return answer;
    } catch {
      // A page could not be taken over with an answer that it cannot inline.
      return UNPAINTED;
    }
  }
}

/** The answers that the worker inlined in this page. */
export class InlinedAnswers implements PaintedAnswers {
  readonly #inlined: Readonly<Record<string, unknown>>;
  readonly #read = new Map<string, unknown>();
  #isRetired = false;

  constructor(inlined: Readonly<Record<string, unknown>>) {
    this.#inlined = inlined;
  }

  answer<T>(question: string): T | typeof UNPAINTED {
    if (this.#isRetired || !Object.hasOwn(this.#inlined, question)) return UNPAINTED;
    if (!this.#read.has(question)) this.#read.set(question, answerFromJson(this.#inlined[question]));
    return this.#read.get(question) as T;
  }

  /** After the first navigation the device itself is asked: the answers may be older than what the visitor did since. */
  retire(): void {
    this.#isRetired = true;
  }
}
