import { withTimeout } from './with-timeout.ts';

/** A screen that never comes must not keep the queue from being sent. */
const PATIENCE_MS = 3_000;

let end = () => {};
let ended: Promise<void> = Promise.resolve();

/** Begins the take-over of a painted page by the app: what no press needs waits until it ends. */
export function beginTakeOver(patienceMs = PATIENCE_MS): void {
  const onScreen = new Promise<void>((resolve) => {
    end = resolve;
  });
  ended = withTimeout(onScreen, patienceMs, () => {});
}

/** The screen answers presses. */
export function endTakeOver(): void {
  end();
}

/** Resolves once the app has the page; at once where it makes the page itself. */
export function whenTakenOver(): Promise<void> {
  return ended;
}
