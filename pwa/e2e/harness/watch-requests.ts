import { expect, type Page } from '@playwright/test';

/** Watches a page's requests; the returned function waits until none is pending and idle time starts none. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<unknown>();
  let begun = 0;
  page.on('request', (request) => {
    open.add(request);
    begun += 1;
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', (request) => open.delete(request));
  }
  const idle = () =>
    page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 500 })),
    );
  return async () => {
    let before = -1;
    await expect
      .poll(
        async () => {
          const isStill = before === begun && open.size === 0;
          before = begun;
          await idle();
          return isStill && before === begun && open.size === 0;
        },
        { message: 'no request is pending', intervals: [0, 50] },
      )
      .toBe(true);
  };
}
