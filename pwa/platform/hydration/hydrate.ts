/** Time-out: a screen that fails to load must not hold up the queue. */
const PATIENCE_MS = 3_000;

let end = () => {};
let underWay: Promise<void> | undefined;

/** Starts hydration of a pre-rendered page; background work waits for it to end. */
export function beginHydration(patienceMs = PATIENCE_MS): void {
  underWay = new Promise((resolve) => {
    const timer = setTimeout(() => end(), patienceMs);
    end = () => {
      clearTimeout(timer);
      underWay = undefined;
      resolve();
    };
  });
}

/** The screen is hydrated and handles presses. */
export function endHydration(): void {
  end();
}

/** Resolves once the pre-rendered page is hydrated; at once if the app renders it itself. */
export function whenHydrated(): Promise<void> {
  return underWay ?? Promise.resolve();
}

/** Pending hydration of the pre-rendered page; undefined if there is none. */
export function hydrationUnderWay(): Promise<void> | undefined {
  return underWay;
}
