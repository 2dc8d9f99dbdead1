import type { Page } from '@playwright/test';
import { ADMIN_STATES } from './harness/admin-states.ts';
import { furnish } from './harness/furnish.ts';
import { inParts } from './harness/in-parts.ts';
import { expect, test } from './harness/journey.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';
import { OWNER_STATES, VISITOR_STATES } from './harness/states.ts';

test.use({ serviceWorkers: 'block', viewport: { width: 375, height: 640 } });

const SECONDS_A_SCREEN = 20;
const WIDTHS = [375, 320];

async function check(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      await screen.open(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 640 });
        const needed = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(needed, `${screen.name} at ${width}`).toBeLessThanOrEqual(width);
      }
    });
  }
}

for (const [at, screens] of inParts([...PUBLIC_SCREENS, ...EMPTY_SCREENS], 12).entries()) {
  test(`no screen scrolls sideways on a narrow phone (${at + 1})`, async ({ page }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    await check(page, screens);
  });
}

const STATES = [VISITOR_STATES.filter(({ isWideOnly }) => !isWideOnly), [...OWNER_STATES, ...ADMIN_STATES]];
for (const [at, screens] of STATES.entries()) {
  test(`nothing opened, filled in or wrong scrolls sideways on a narrow phone (${at + 1})`, async ({
    context,
    page,
    kitchen,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * (screens.length + 2) * 1000);
    await furnish(context, kitchen);
    await check(page, screens);
  });
}
