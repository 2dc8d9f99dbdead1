import type { Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

/**
 * The layout shifts of the page's content so far, each with what moved from where to where. The
 * display font is blocked, also in a worker's answers: where it's late, some titles gain a line. What moves up to the
 * first frame of the parsed page isn't counted: the frame before it may have half a card.
 * @param within selector of what must not move
 */
export async function watchShifts(page: Page, within = 'main'): Promise<() => Promise<string[]>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBlockedURLs', { urls: ['*.woff2'] });
  await page.addInitScript((watched) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    let wholeSinceMs = Infinity;
    const afterFrame = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          wholeSinceMs = performance.now();
        }),
      );
    document.addEventListener('DOMContentLoaded', afterFrame);
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
        const moved = sources.filter(
          ({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest(watched) != null,
        );
        if (moved.length === 0 || startTime < wholeSinceMs) continue;
        const words = moved.map(({ node, previousRect, currentRect }) => {
          const text = node?.textContent?.trim().slice(0, 40);
          const [before, after] = [previousRect, currentRect].map(
            ({ top, width, height }) => `${width} × ${height} at ${top}`,
          );
          return `${node?.nodeName} '${text}' ${before} → ${after}`;
        });
        shifts.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${words.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
