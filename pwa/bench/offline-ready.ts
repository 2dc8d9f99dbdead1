import { chromium } from '@playwright/test';
import { FaultProxy } from '../e2e/harness/fault-proxy.ts';
import { BROWSER_ARGUMENTS, findBrowser } from '../e2e/harness/find-browser.ts';
import { type Figure, median } from './figures.ts';

const DELAY_MS = 100;
const ROUNDS = 5;

/** A first visit at that network latency, until the app could start offline. */
async function offlineReadyMs(origin: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/about`);
    await page
      .getByText(/Available offline: (\d+) of \1 recipes/)
      .waitFor({ state: 'attached', timeout: 120_000 });
    await page.evaluate(() => navigator.serviceWorker.ready);
    return await page.evaluate(() => performance.now());
  } finally {
    await browser.close();
  }
}

/** How long a first visit takes to leave all recipes and the whole app on the device where every request takes its time. */
export async function offlineReady(origin: string): Promise<Figure[]> {
  const proxy = new FaultProxy(Number(new URL(origin).port));
  proxy.break('GET', /./, (_request, _response, forward) => void setTimeout(forward, DELAY_MS));
  const distant = `http://localhost:${await proxy.listen()}`;
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await offlineReadyMs(distant));
  proxy.close();
  return [
    {
      name: `First visit until the app starts offline, ${DELAY_MS} ms more to a request`,
      value: `${(median(times) / 1000).toFixed(2)} s`,
      budget: '–',
      met: null,
    },
  ];
}
