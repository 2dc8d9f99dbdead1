/** Lets the page draw and answer touches before the work goes on. */
export function yieldToPage(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  if (typeof scheduler?.yield === 'function') return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/** Work at a stretch: less than a frame, so that on a phone touches are answered and nothing stutters. */
const STRETCH_MS = 8;

/** For long loops: a function to call before each turn, which lets the page breathe where it has waited long enough. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH_MS) return;
    await yieldToPage();
    since = performance.now();
  };
}
