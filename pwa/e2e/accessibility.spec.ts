import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { furnish } from './harness/furnish.ts';
import { expect, test } from './harness/journey.ts';
import { EMPTY_SCREENS, OTHER_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';

/** Only the page and its own requests matter here. */
test.use({ serviceWorkers: 'block' });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const SERIOUS = new Set(['serious', 'critical']);

/** What axe finds serious or critical on the page, one line each; of some rules alone, where they are named. */
async function seriousFindings(page: Page, rules?: string[]): Promise<string[]> {
  const builder = new AxeBuilder({ page });
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
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(SIZES.phone);
  await screen.open(page);
  // Half faded in, a toast has half its contrast.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await showIn(page, 'light');
    expect.soft(await seriousFindings(page), `${screen.name}, ${size}, light`).toEqual([]);
    // The dark page differs in its colours alone.
    await showIn(page, 'dark');
    expect.soft(await seriousFindings(page, ['color-contrast']), `${screen.name}, ${size}, dark`).toEqual([]);
  }
}

test('axe finds nothing serious on a public page, light or dark, on phone or desktop', async ({ page }) => {
  test.setTimeout(180_000);
  for (const screen of [...PUBLIC_SCREENS, ...EMPTY_SCREENS]) {
    await test.step(screen.name, () => check(page, screen));
  }
});

// In two halves, so that both workers have one.
for (const half of [0, 1]) {
  test(`axe finds nothing serious on any other screen or state, light or dark, on phone or desktop (${half + 1} of 2)`, async ({
    context,
    page,
    kitchen,
  }) => {
    test.setTimeout(120_000);
    await furnish(context, kitchen);
    for (const screen of OTHER_SCREENS.slice(half * 6, half * 6 + 6)) {
      await test.step(screen.name, () => check(page, screen));
    }
  });
}
