import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { ADMIN_STATES } from './harness/admin-states.ts';
import { furnish } from './harness/furnish.ts';
import { inParts } from './harness/in-parts.ts';
import { expect, expectStarted, test } from './harness/journey.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';
import { seriousFindings } from './harness/serious-findings.ts';
import { OWNER_STATES, VISITOR_STATES } from './harness/states.ts';

/** Only the page and its own requests matter here. */
test.use({ serviceWorkers: 'block' });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
/** Of narrow phones. */
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
  // Half faded in, a toast has half its contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await showIn(page, 'light');
    expect.soft(await seriousFindings(page), `${screen.name}, ${size}, light`).toEqual([]);
    // The dark page differs in its colours alone.
    await showIn(page, 'dark');
    expect
      .soft(await seriousFindings(page, { rules: ['color-contrast'] }), `${screen.name}, ${size}, dark`)
      .toEqual([]);
  }
  if (!screen.isWideOnly) await checkNarrow(page, screen.name);
}

const SECONDS_A_SCREEN = 45;

for (const [at, screens] of inParts([...PUBLIC_SCREENS, ...EMPTY_SCREENS]).entries()) {
  test(`axe finds nothing serious on any route, light or dark; nothing scrolls sideways on a narrow phone (${at + 1})`, async ({
    page,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}

test('axe would say what is wrong', async ({ page }) => {
  await page.goto('/about');
  // Taking over a page that has been changed, React would draw it anew.
  await expectStarted(page);
  await page
    .locator('main p')
    .first()
    .evaluate((text) => text.setAttribute('style', 'color: #ccc; background: #fff'));
  expect(await seriousFindings(page, { rules: ['color-contrast'] })).toEqual([
    expect.stringContaining('insufficient color contrast'),
  ]);
  await page
    .locator('main h1')
    .evaluate((heading) => heading.insertAdjacentHTML('afterend', '<button></button>'));
  expect(await seriousFindings(page, { within: 'main' })).toContainEqual(
    expect.stringMatching(/^button-name/),
  );
});

test('no route of the app is left out', () => {
  const source = readFileSync(new URL('../app/routes.tsx', import.meta.url), 'utf8');
  const routes = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const shown = [...PUBLIC_SCREENS, ...EMPTY_SCREENS].map(({ name }) => name.split(/[,?]/)[0] ?? '');
  const isShown = (route: string) => shown.some((path) => matchPath(route, path) !== null);
  expect(routes.filter((route) => !isShown(route))).toEqual([]);
});

for (const [at, screens] of [...inParts(VISITOR_STATES), OWNER_STATES, ADMIN_STATES].entries()) {
  test(`axe finds nothing serious in any other state, light or dark; nothing scrolls sideways on a narrow phone (${at + 1})`, async ({
    context,
    page,
    kitchen,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 2) * 1000);
    await furnish(context, kitchen);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}
