import { withTimeout } from './with-timeout.ts';

/** Timeout: a screen that fails to load must not hold up the queue. */
const PATIENCE_MS = 3_000;

let end = () => {};
let underWay: Promise<void> | undefined;

/** Starts hydration of a painted page; work that no press needs waits for its end. */
export function beginTakeOver(patienceMs = PATIENCE_MS): void {
  const onScreen = new Promise<void>((resolve) => {
    end = resolve;
  });
  underWay = withTimeout(onScreen, patienceMs, () => {}).then(() => {
    underWay = undefined;
  });
}

/** The screen is hydrated and answers presses. */
export function endTakeOver(): void {
  end();
}

/** Resolves once the painted page is hydrated; at once where the app renders it itself. */
export function whenTakenOver(): Promise<void> {
  return underWay ?? Promise.resolve();
}

/** Pending hydration of the painted page; undefined if there is none. */
export function takeOverUnderWay(): Promise<void> | undefined {
  return underWay;
}
