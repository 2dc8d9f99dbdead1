type Options = {
  everyMs: number;
  /** Ends the repetition once true. */
  until?: () => boolean;
  onProblem?: ((problem: unknown) => void) | undefined;
};

export type Repetition = {
  /** Resolves when `until` is met; never rejects. */
  done: Promise<void>;
  /** Starts the next round now, or as soon as the current one is over. */
  wake(): void;
  /** Starts no further round; resolves when the current one is over. */
  stop(): Promise<void>;
};

/** Repeats an action, one round after another; a failed round is reported and the next one follows as usual. */
export function repeat(action: () => Promise<void>, { everyMs, until, onProblem }: Options): Repetition {
  const isMet = () => until?.() ?? false;
  let isStopped = false;
  let isRunning = false;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;
  let round = Promise.resolve();
  let wake = () => {};
  const done = new Promise<void>((resolve) => {
    function next(): void {
      if (isMet()) resolve();
      else if (!isStopped) round = run();
    }
    async function run(): Promise<void> {
      isRunning = true;
      isWoken = false;
      await action().catch((problem: unknown) => onProblem?.(problem));
      isRunning = false;
      if (isMet()) resolve();
      // Unreferenced: the process may end without waiting for the next round.
      else if (!isStopped) timer = setTimeout(next, isWoken ? 0 : everyMs).unref();
    }
    wake = () => {
      isWoken = true;
      if (isRunning || isStopped) return;
      clearTimeout(timer);
      next();
    };
    next();
  });
  return {
    done,
    wake: () => wake(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await round;
    },
  };
}
