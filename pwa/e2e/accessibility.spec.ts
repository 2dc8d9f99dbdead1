import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { ADMIN_STATES } from './harness/admin-states.ts';
import { furnish } from './harness/furnish.ts';
import { inParts } from './harness/in-parts.ts';
import { expect, test } from './harness/journey.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';
import { OWNER_STATES, VISITOR_STATES } from './harness/states.ts';

/** Only the page and its own requests matter here. */
test.use({ serviceWorkers: 'block' });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const SERIOUS = new Set(['serious', 'critical']);

/** What axe finds serious or critical on the page, one line each; of some rules alone, where they are named. */
async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  // Details of what passed are nothing to wait for.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
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
    expect.soft(await seriousFindings(page, ['color-contrast']), `${screen.name}, ${size}, dark`).toEqual([]);
  }
}

const SECONDS_A_SCREEN = 45;

for (const [at, screens] of inParts([...PUBLIC_SCREENS, ...EMPTY_SCREENS]).entries()) {
  test(`axe finds nothing serious on any route, light or dark, on phone or desktop (${at + 1})`, async ({
    page,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}

test('no route of the app is left out', () => {
  const source = readFileSync(new URL('../app/routes.tsx', import.meta.url), 'utf8');
  const routes = [...source.matchAll(/path: '([^']+)'/g)].map(([, path = '']) => path);
  const shown = [...PUBLIC_SCREENS, ...EMPTY_SCREENS].map(({ name }) => name.split(/[,?]/)[0] ?? '');
  const isShown = (route: string) => shown.some((path) => matchPath(route, path) !== null);
  expect(routes.filter((route) => !isShown(route))).toEqual([]);
});

for (const [at, screens] of [...inParts(VISITOR_STATES), OWNER_STATES, ADMIN_STATES].entries()) {
  test(`axe finds nothing serious in any other state, light or dark, on phone or desktop (${at + 1})`, async ({
    context,
    page,
    kitchen,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 2) * 1000);
    await furnish(context, kitchen);
    for (const screen of screens) await test.step(screen.name, () => check(page, screen));
  });
}
