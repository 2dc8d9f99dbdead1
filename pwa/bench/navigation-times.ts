import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atMost, type Figure, median } from './figures.ts';
import { THROTTLE, throttledPage, withBrowser } from './throttled-browser.ts';

const COMPLETE = /Available offline: ([\d,]+) of \1 recipes/;
const LANDINGS = ['/', '/dog-recipes', '/recipe/1'];
/** Cards pressed, by their place in the list: some beyond those that it begins with. */
const PRESSED = [1, 4, 7, 10, 13, 16, 8];
/** Background work after a change of screen ends within it. */
const REST_MS = 2_500;
/** In it a visit takes the page over, and brings the catalogue. */
const VISIT_MS = 10_000;

type Screen = Window & {
  /** Resolves with the time from the next press until `selector` holds `text` in the window, painted. */
  untilThere: (selector: string, text: string) => void;
  there: Promise<number>;
  longTasks: PerformanceEntry[];
  shift: number;
};

/** Installs the stop-watch, and records long tasks and what moves. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const screen = window as unknown as Screen;
    screen.longTasks = [];
    screen.shift = 0;
    new PerformanceObserver((list) => screen.longTasks.push(...list.getEntries())).observe({
      type: 'longtask',
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        screen.shift += entry.value;
      }
    }).observe({ type: 'layout-shift' });
    // Methods, since a transpiler wraps functions that have names in a helper which the page does not know.
    const watch = {
      pressedAt: 0,
      begunAt: 0,
      // Time-out: the measured time of a press that leads nowhere.
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

/** From a list at some depth to a recipe and back, `PRESSED.length` times, all of it on the device. */
async function trips(origin: string, directory: string): Promise<Trip[]> {
  return withBrowser(directory, async (context) => {
    const page = await throttledPage(context);
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
      // A finger has no pointer that hovers before it.
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

/** The longest task of a visit after its first paint, until the whole catalogue is there and long after. */
async function longestTaskMs(url: string, directory: string): Promise<number> {
  return withBrowser(directory, async (context) => {
    const page = await throttledPage(context);
    await watch(page);
    await page.goto(url);
    // Undisturbed: to look for something in the page would be a task of it.
    await page.waitForTimeout(VISIT_MS);
    return page.evaluate(() => {
      const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const { longTasks } = window as unknown as Screen;
      return Math.max(
        0,
        ...longTasks.filter(({ startTime }) => startTime >= paintedAt).map(({ duration }) => duration),
      );
    });
  });
}

/** Inside the app: to a recipe and back; and how long the start of a page keeps a press waiting at most. */
export async function navigationTimes(origin: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of LANDINGS) {
    const first: number[] = [];
    const second: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
      first.push(await longestTaskMs(`${origin}${path}`, directory));
      second.push(await longestTaskMs(`${origin}${path}`, directory));
      await rm(directory, { recursive: true, force: true });
    }
    const row = (visit: string, times: readonly number[]) =>
      atMost(
        `Longest task after the first paint of ${path}, ${visit}, CPU ×${THROTTLE}`,
        median(times),
        100,
        'ms',
      );
    figures.push(row('first visit', first), row('second visit', second));
  }
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
  const made = await trips(origin, directory);
  await rm(directory, { recursive: true, force: true });
  const there = made.map(({ thereMs }) => thereMs);
  const back = made.map(({ backMs }) => backMs);
  const of = `CPU ×${THROTTLE}, median of ${made.length}`;
  return [
    ...figures,
    atMost(
      `Press on a card until its recipe’s heading and ingredients stand, ${of}`,
      median(there),
      200,
      'ms',
    ),
    atMost('The same, the slowest of them, which is mostly the first', Math.max(...there), 200, 'ms'),
    atMost(`Back to the list at its place, ${of}`, median(back), 120, 'ms'),
    atMost(
      'What moves once a recipe’s heading stands, sum of shifts',
      Math.max(...made.map(({ shift }) => shift)),
      0,
      '',
      4,
    ),
  ];
}
