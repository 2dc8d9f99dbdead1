import type { BrowserContext, CDPSession } from '@playwright/test';

/** Milliseconds from the navigation until the content shows on the screen, and until the app can answer a press on it. */
export type Visit = { contentMs: number; hydratedMs: number };

type Watching = Window & { stands: Promise<number>; hydrated: Promise<number> };

/** Recorded for a page that shows nothing, or never hydrates. */
const PATIENCE_MS = 20_000;

/** Checks each frame, from before the page's scripts run. A string: the page lacks a transpiler's helpers. */
const watchContent = (selector: string) => `{
  const found = () => [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top < innerHeight && bottom > top && element.textContent.trim() !== '';
  });
  const when = (holds) => new Promise((resolve) => {
    const look = () => {
      // The task after the frame in which it is painted.
      if (holds() || performance.now() > ${PATIENCE_MS}) setTimeout(() => resolve(performance.now()));
      else requestAnimationFrame(look);
    };
    look();
  });
  globalThis.stands = when(found);
  const isPlain = () => document.readyState === 'complete' && document.querySelector('#root') === null;
  globalThis.hydrated = when(() => isPlain() || Object.keys(found() ?? {}).some((key) => key.startsWith('__reactProps')));
}`;

/** As the browser does half a minute after the last visit. */
async function stopWorkers(session: CDPSession): Promise<void> {
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await session.send('ServiceWorker.disable');
}

/** Opens the address in a new tab, with a stopped worker. */
export async function repeatVisit(
  context: BrowserContext,
  url: string,
  selector: string,
  cpuRate: number,
): Promise<Visit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await stopWorkers(session);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
    await page.addInitScript({ content: watchContent(selector) });
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(async () => {
      const { stands, hydrated } = window as unknown as Watching;
      return { contentMs: await stands, hydratedMs: await hydrated };
    });
  } finally {
    await page.close();
  }
}
