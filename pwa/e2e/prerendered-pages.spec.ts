import type { Page } from '@playwright/test';
import { expectAtRest } from './harness/at-rest.ts';
import { expect, expectHydrated, install, test } from './harness/journey.ts';
import { OWNED_ROWS } from './harness/owned-rows.ts';
import { RECIPE_ONE, toast } from './harness/review.ts';
import { storedRow, storeRows } from './harness/stored-row.ts';
import { watchRequests } from './harness/watch-requests.ts';
import { watchShifts } from './harness/watch-shifts.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 240_000 });

/** Each screen and text that it shows, from the device's rows where the screen has any. */
const SCREENS: readonly [path: string, words: RegExp][] = [
  ['/', /Featured recipes/],
  ['/dog-recipes', new RegExp(RECIPE_ONE)],
  ['/cat-recipes', /Simple Chicken & Heart/],
  ['/recipes', /Simple Chicken & Heart/],
  ['/search', /Search recipes/],
  ['/recipe/66', /Simple Chicken & Heart/],
  ['/recipe/1/cook', new RegExp(RECIPE_ONE)],
  ['/favourites', new RegExp(RECIPE_ONE)],
  ['/plan', /Simple Chicken & Heart/],
  ['/shopping-list', /Kitchen roll/],
  ['/queue', /Nothing is waiting/],
  ['/settings', /How you like it/],
  ['/my-recipes', /Your recipes/],
  ['/guides/toxic-foods', /Macadamia nuts/],
  ['/tools/portion-calculator', /Portion Calculator/],
  ['/nutrition', /Where the numbers come from/],
  ['/shop', /Shop/],
  ['/submit', /Submit Your Recipe/],
  ['/about', /About Us/],
];

async function withoutScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setScriptExecutionDisabled', { value: true });
}

/**
 * Opens a page rendered by the worker; retries, because a busy worker serves the empty page, and after three
 * slow pages in a row it renders only every twentieth.
 */
async function openPrerendered(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.locator('#page-data')).toBeAttached({ timeout: 1_000 });
  }).toPass({ timeout: 90_000 });
}

test('the worker renders every screen, offline and without the page’s scripts, and the next page is for the animal chosen in another tab', async ({
  context,
  page,
}) => {
  await install(page);
  await storeRows(page, OWNED_ROWS);
  await context.setOffline(true);
  await withoutScripts(page);
  for (const [path, words] of SCREENS) {
    await test.step(path, async () => {
      await openPrerendered(page, path);
      await expect(page.locator('#main')).toContainText(words);
    });
  }
  const judged = {
    '/cat-recipes': /judged for Misty.*(?:minimum|short|maximum|known)/i,
    '/recipe/66': /(?:minimum|short|maximum|known).* for Misty/i,
  };
  for (const [path, words] of Object.entries(judged)) {
    await openPrerendered(page, path);
    await expect(page.locator('#main')).toContainText(words);
    await expect(page.locator('#main')).not.toContainText('Not yet judged');
  }
  await expect(
    page.locator('#main [data-bowl] svg, #main header svg[viewBox="0 0 400 400"]').first(),
  ).toBeVisible();
  await openPrerendered(page, '/recipe/1');
  await expect(page.locator('#ingredients')).toContainText(/\b(?:lb|oz)\b/);

  const other = await context.newPage();
  await other.goto('/recipe/66');
  await expectHydrated(other);
  const [misty] = OWNED_ROWS.pets;
  const tom = { ...misty, id: 'tom', profile: { ...misty?.profile, name: 'Tom' } };
  await storeRows(other, { pets: [{ ...misty, isActive: false }, tom] });
  await openPrerendered(page, '/recipe/66');
  await expect(page.locator('#main')).toContainText('for Tom');
  await expect(page.locator('#main')).not.toContainText(/for Misty|Misty:/);
});

test('the app hydrates what the worker rendered, and nothing moves', async ({ context, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page);
  await storeRows(page, OWNED_ROWS);
  await context.setOffline(true);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  const isQuiet = watchRequests(page);
  const shifts = await watchShifts(page);
  for (const path of [
    '/',
    '/dog-recipes',
    '/recipe/1',
    '/favourites',
    '/plan',
    '/shopping-list',
    '/queue',
    '/settings',
  ]) {
    await openPrerendered(page, path);
    await expectAtRest(page, isQuiet);
    expect([...(await shifts()), ...faults], path).toEqual([]);
  }
});

test('cook mode is hydrated at a step with running timers, offline, as the worker rendered it', async ({
  context,
  page,
}) => {
  await install(page);
  const now = Date.now();
  const timer = (id: string, minutes: number) => ({
    id,
    name: `Rice ${id}`,
    totalMs: 3_600_000,
    moreMs: 0,
    state: { status: 'running', endsAtMs: now + minutes * 60_000 },
  });
  const value = {
    recipeId: 1,
    title: RECIPE_ONE,
    startedAtMs: now,
    usedAtMs: now,
    seenAtMs: now,
    choice: { kind: 'times', times: 1 },
    stage: 0,
    ticks: [],
    timers: [timer('a', 20), timer('b', 30)],
    undos: [],
  };
  await storeRows(page, { cookSessions: [{ id: '1', value, updatedAt: '' }] });
  await context.setOffline(true);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  // The second visit has the client hints that the first stored.
  for (let visit = 1; visit <= 2; visit += 1) {
    await openPrerendered(page, '/recipe/1/cook');
    await expect(page.getByRole('timer')).toHaveCount(2);
    // Cook mode has no footer; its clock ticks once the app has hydrated.
    await page.waitForFunction(() => !('early' in window));
    const first = page.getByRole('timer').first();
    await expect(first).not.toHaveText((await first.textContent()) ?? '');
    expect(faults, `visit ${visit}`).toEqual([]);
  }
});

/**
 * Records, for each frame of a visit with the heading shown and the footer in the page, whether the footer is
 * displayed. A string, because the page lacks a transpiler's helpers.
 */
const WATCH_FRAMES = `{
  const frames = globalThis.frames_ = [];
  const isDisplayed = (selector) => document.querySelector(selector).getClientRects().length > 0;
  const look = () => {
    // On a busy machine the app renders a reloaded page itself, and its footer comes later.
    if (document.querySelector('footer') && document.querySelector('#main h1') && isDisplayed('#main h1')) {
      frames.push(isDisplayed('footer'));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}`;

test('on a phone the first frame has only the first screenful, but on a desktop or where the page opens further down, the whole page', async ({
  context,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page);
  await context.setOffline(true);
  await page.addInitScript({ content: WATCH_FRAMES });
  const frames = async () => {
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectHydrated(page);
    return page.evaluate('frames_') as Promise<boolean[]>;
  };
  await openPrerendered(page, '/recipe/66');
  expect((await frames())[0]).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPrerendered(page, '/plan');
  expect(await frames()).not.toContain(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('about:blank');
  await openPrerendered(page, '/recipe/66#nutrition');
  await expect(page.locator('#nutrition')).toBeInViewport();
  expect(await frames()).not.toContain(false);
  await openPrerendered(page, '/dog-recipes');
  await expectHydrated(page);
  await page.evaluate('scrollTo(0, 2500)');
  await page.reload();
  expect(await frames()).not.toContain(false);
  // A notice above the list may shift the page by a few lines.
  await expect.poll(() => page.evaluate('Math.abs(scrollY - 2500)')).toBeLessThan(100);
});

/** Reloads until the answer is a pre-rendered page; returns the device state that it was rendered from. */
async function openCached(page: Page, path: string): Promise<string> {
  let state: string | undefined;
  await expect(async () => {
    state = (await page.goto(path))?.headers()['bowlful-state'];
    expect(state).toBeTruthy();
  }).toPass({ timeout: 45_000, intervals: [9_000] });
  return state ?? '';
}

test.describe('on a device of its own', () => {
  test.use({ device: 'new' });

  test('a page cached for the next visit has the device’s data, hydrates without layout shifts, and is cleared with the data; a recipe without a row is left to the app, and so is a catalogue judged by another build', async ({
    context,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 844 });
    await install(page);
    await storeRows(page, OWNED_ROWS);
    await openCached(page, '/recipe/66');
    const isQuiet = watchRequests(page);
    const shifts = await watchShifts(page);
    await openCached(page, '/recipe/66');
    await expect(page.locator('#main')).toContainText('Misty');
    await expectAtRest(page, isQuiet);
    expect(await shifts()).toEqual([]);

    const [misty] = OWNED_ROWS.pets;
    await storeRows(page, { pets: [{ ...misty, profile: { ...misty?.profile, name: 'Tom' } }] });
    await page.goto('/recipe/66');
    await expect(page.locator('#main')).toContainText('Tom');
    await expect(page.locator('#main')).not.toContainText('Misty');

    const before = await openCached(page, '/recipe/66');
    await page.goto('/settings');
    await expectHydrated(page);
    await page.getByRole('button', { name: 'Clear my data' }).click();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await expect(toast(page)).toContainText('Data Cleared');
    // The worker may already have cached a new page, rendered from the cleared device.
    const answer = await page.goto('/recipe/66');
    expect(answer?.headers()['bowlful-state']).not.toBe(before);
    await expect(page.locator('#main')).not.toContainText('Tom');

    await context.setOffline(true);
    const catalogue = (await storedRow(page, 'syncState', 'catalogue')) as object;
    await page.goto('/recipe/999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipe Not Found');
    await expect(page.locator('#page-data')).not.toBeAttached();
    await storeRows(page, { syncState: [{ ...catalogue, verdictVersion: 'another' }] });
    await withoutScripts(page);
    await page.goto('/recipe/1');
    await expect(page.locator('#root')).toBeEmpty();
  });
});
