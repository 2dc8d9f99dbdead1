import type { Page } from '@playwright/test';

/** Pixels of the window's height that do not scroll, measured halfway down the page; 0 under a dialog. */
export function stuckHeightPx(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const move = (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    const isOfWindow = (element: Element) => {
      const { position } = getComputedStyle(element);
      return position === 'fixed' || position === 'sticky';
    };
    if (document.querySelector('[role=dialog], [role=alertdialog], dialog[open]') !== null) return 0;
    const candidates = [...document.querySelectorAll('body *')].filter(isOfWindow);
    const place = document.documentElement.scrollHeight / 2;
    await move(place);
    const before = candidates.map((element) => element.getBoundingClientRect());
    await move(place - 40);
    const stuck = candidates.flatMap((element, at) => {
      const [was, is] = [before[at], element.getBoundingClientRect()];
      // A narrow element, such as a link to the top, leaves the page readable beside it.
      const isAcross = is.width > innerWidth / 2 && is.height > 0;
      return was?.top === is.top && isAcross && is.top < innerHeight && is.bottom > 0
        ? [{ top: Math.max(0, is.top), bottom: Math.min(innerHeight, is.bottom) }]
        : [];
    });
    let [covered, reached] = [0, 0];
    for (const { top, bottom } of stuck.sort((a, b) => a.top - b.top)) {
      covered += Math.max(0, bottom - Math.max(top, reached));
      reached = Math.max(reached, bottom);
    }
    await move(0);
    return covered;
  });
}
