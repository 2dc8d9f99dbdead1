/** Lets the page render and handle input before the work continues. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (typeof scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Longest stretch of work: less than a frame, so that a phone handles touches and nothing stutters. */
const STRETCH_MS = 8;

/** For long loops: a function to call before each iteration, which yields to the page when due. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await yieldToPage();
    since = performance.now();
  };
}
