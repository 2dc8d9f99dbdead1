import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { furnish } from './harness/furnish.ts';
import { expect, test } from './harness/journey.ts';
import { EMPTY_SCREENS, OTHER_SCREENS, PUBLIC_SCREENS, type Screen } from './harness/screens.ts';

/** Only the page and its own requests matter here. */
test.use({ serviceWorkers: 'block' });

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const SERIOUS = new Set(['serious', 'critical']);

/** What axe finds serious or critical on the page, one line each. */
async function seriousFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test.describe(`${colorScheme}, ${size}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: 'reduce' });

      test('axe finds nothing serious on any screen', async ({ context, page, kitchen }) => {
        test.setTimeout(150_000);
        const check = async (screens: readonly Screen[]) => {
          for (const screen of screens) {
            await test.step(screen.name, async () => {
              await screen.open(page);
              expect.soft(await seriousFindings(page), screen.name).toEqual([]);
            });
          }
        };
        await check(PUBLIC_SCREENS);
        await check(EMPTY_SCREENS);
        await furnish(context, kitchen);
        await check(OTHER_SCREENS);
      });
    });
  }
}
