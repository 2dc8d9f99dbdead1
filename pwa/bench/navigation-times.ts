import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from './figures.ts';
import { COMPLETE, slowPage, THROTTLE, withFolder, withPhone } from './phone.ts';

/** Cards to press, by their place in the list; some are beyond the initial ones. */
const PRESSED = [1, 4, 7, 10, 13, 16, 8];
/** Background work after a change of screen ends within this time. */
const REST_MS = 2_500;

type Screen = Window & {
  /** Sets `there`: the time from the next press until a `selector` with `text` is painted in the window. */
  untilThere: (selector: string, text: string) => void;
  there: Promise<number>;
  shift: number;
};

/** Installs the stopwatch, and records layout shifts. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const screen = window as unknown as Screen;
    screen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        screen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    // Methods, because the transpiler wraps named functions in a helper that the page lacks.
    const watch = {
      pressedAt: 0,
      begunAt: 0,
      // Time-out, recorded for a press that leads nowhere.
      patienceMs: 10_000,
      selector: '',
      text: '',
      tell(_ms: number) {},
      handleEvent(event: Event) {
        watch.pressedAt ||= event.timeStamp;
      },
      isThere() {
        return [...document.querySelectorAll(watch.selector)].some((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return element.textContent?.includes(watch.text) && top < innerHeight && bottom > 0;
        });
      },
      look() {
        const isLate = watch.begunAt + watch.patienceMs < performance.now();
        if (!isLate && (watch.pressedAt === 0 || !watch.isThere())) {
          return void requestAnimationFrame(() => watch.look());
        }
        // The task after the frame in which it is painted.
        setTimeout(() => watch.tell(performance.now() - watch.pressedAt));
      },
    };
    for (const act of ['pointerdown', 'back']) addEventListener(act, watch, true);
    screen.untilThere = (selector, text) => {
      Object.assign(watch, { pressedAt: 0, begunAt: performance.now(), selector, text });
      screen.there = new Promise((resolve) => Object.assign(watch, { tell: resolve }));
      watch.look();
    };
  });
}

type Trip = { thereMs: number; backMs: number; shift: number };

/** From a scrolled list to a recipe and back, `PRESSED.length` times, all of it on the device. */
async function trips(origin: string, folder: string): Promise<Trip[]> {
  return withPhone(folder, async (context) => {
    const page = await slowPage(context);
    await watch(page);
    await page.goto(`${origin}/dog-recipes`);
    await page.getByText(COMPLETE).waitFor({ state: 'attached', timeout: 120_000 });
    await page.waitForTimeout(REST_MS);
    const found: Trip[] = [];
    for (const place of PRESSED) {
      const card = page.getByRole('article').nth(place);
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForTimeout(REST_MS);
      const title = (await card.getByRole('heading').textContent()) ?? '';
      const box = await card.getByRole('heading').boundingBox();
      await page.evaluate(
        (words) => (window as unknown as Screen).untilThere('article:has(#ingredients li) h1', words),
        title,
      );
      // A tap has no hover before it.
      await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
      const { thereMs, before } = await page.evaluate(async () => {
        const screen = window as unknown as Screen;
        return { thereMs: await screen.there, before: screen.shift };
      });
      await page.waitForTimeout(REST_MS);
      const shift = (await page.evaluate(() => (window as unknown as Screen).shift)) - before;
      const backMs = await page.evaluate((words) => {
        const screen = window as unknown as Screen;
        screen.untilThere('article h3', words);
        dispatchEvent(new Event('back'));
        history.back();
        return screen.there;
      }, title);
      found.push({ thereMs, backMs, shift });
    }
    return found;
  });
}

/** Inside the app: to a recipe and back. */
export async function navigationTimes(origin: string): Promise<Figure[]> {
  const made = await withFolder((folder) => trips(origin, folder));
  const there = made.map(({ thereMs }) => thereMs);
  const back = made.map(({ backMs }) => backMs);
  const shift = Math.max(...made.map((trip) => trip.shift));
  const of = `CPU ×${THROTTLE}, median of ${made.length}`;
  return [
    atMost(
      `Press on a card until its recipe’s heading and ingredients show, ${of}`,
      median(there),
      200,
      'ms',
    ),
    atMost('The slowest of these, usually the first', Math.max(...there), 200, 'ms'),
    atMost(`Back to the list at its place, ${of}`, median(back), 120, 'ms'),
    atMost('Layout shifts after a recipe’s heading shows, in all', shift, 0, '', 4),
  ];
}
