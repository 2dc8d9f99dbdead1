import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { ROUTES } from '#domain/site/route-table';
import { ADMIN_STATES } from './harness/admin-states.ts';
import { expect, expectHydrated, test } from './harness/journey.ts';
import { screenBatches } from './harness/screen-batches.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';
import { seedStates } from './harness/seed-states.ts';
import { seriousViolations } from './harness/serious-violations.ts';
import { OWNER_STATES, VISITOR_STATES } from './harness/states.ts';

/** Requests must come from the page, not from the worker. */
test.use({ serviceWorkers: 'block' });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** Viewport widths of narrow phones. */
const NARROW_WIDTHS = [375, 320];

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

async function checkNarrow(page: Page, name: string): Promise<void> {
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `${name} at ${width}, nothing scrolls sideways`).toBeLessThanOrEqual(width);
  }
}

async function check(page: Page, screen: Screen): Promise<void> {
  const sizes = Object.entries(SIZES).filter(([size]) => !(screen.isWideOnly && size === 'phone'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(sizes[0]?.[1] ?? SIZES.desktop);
  await screen.open(page);
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await showIn(page, 'light');
    expect.soft(await seriousViolations(page), `${screen.name}, ${size}, light`).toEqual([]);
  }
  // Only colours differ in dark mode, and they are the same at every size.
  await showIn(page, 'dark');
  expect
    .soft(await seriousViolations(page, { rules: ['color-contrast'] }), `${screen.name}, dark`)
    .toEqual([]);
  if (!screen.isWideOnly) await checkNarrow(page, screen.name);
}

const SECONDS_A_SCREEN = 45;

for (const [at, screens] of screenBatches([...PUBLIC_SCREENS, ...EMPTY_SCREENS]).entries()) {
  test(`axe finds nothing serious on any route, light or dark; nothing scrolls sideways on a narrow phone (${at + 1})`, async ({
    page,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}

test('axe reports a flaw that is planted', async ({ page }) => {
  await page.goto('/about');
  // Before hydration React would re-render over the planted flaw.
  await expectHydrated(page);
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.setAttribute('style', 'color: #ccc; background: #fff'));
  expect(await seriousViolations(page, { rules: ['color-contrast'] })).toEqual([
    expect.stringContaining('insufficient color contrast'),
  ]);
  await page
    .locator('main h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<button></button>'));
  expect(await seriousViolations(page, { within: 'main' })).toContainEqual(
    expect.stringMatching(/^button-name/),
  );
});

test('no route of the app is left out', () => {
  const routes = Object.keys(ROUTES);
  const shown = [...PUBLIC_SCREENS, ...EMPTY_SCREENS].map(({ name }) => name.split(/[,?]/)[0] ?? '');
  const isShown = (route: string) => shown.some((path) => matchPath(route, path) !== null);
  expect(routes.filter((route) => !isShown(route))).toEqual([]);
});

for (const [at, screens] of [...screenBatches(VISITOR_STATES), OWNER_STATES, ADMIN_STATES].entries()) {
  test(`axe finds nothing serious in any other state, light or dark; nothing scrolls sideways on a narrow phone (${at + 1})`, async ({
    context,
    page,
    backend,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 2) * 1000);
    await seedStates(context, backend);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}
