import { browserWith } from './harness/browser-with.ts';
import { cutTexts } from './harness/cut-texts.ts';
import { expect, test } from './harness/journey.ts';
import { screenBatches } from './harness/screen-batches.ts';
import { EMPTY_SCREENS, PUBLIC_SCREENS } from './harness/screens.ts';

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
const SECONDS_A_SCREEN = 30;
/** The usual size is 16. */
const TWICE = { webkit: { webprefs: { default_font_size: 32 } } };

for (const [at, screens] of screenBatches([...PUBLIC_SCREENS, ...EMPTY_SCREENS], 9).entries()) {
  test(`text of twice the usual size, as chosen in the browser, is whole on every screen, and nothing scrolls sideways (${at + 1})`, async ({
    backend,
  }) => {
    test.setTimeout(SECONDS_A_SCREEN * screens.length * 1000);
    const context = await browserWith(backend, `twice-${at}`, TWICE);
    const page = context.pages()[0] ?? (await context.newPage());
    for (const screen of screens) {
      await test.step(screen.name, async () => {
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          if (size === 'phone') await screen.open(page);
          const text = page.locator('.radix-themes').first();
          await expect(text).toHaveCSS('font-size', '32px');
          expect.soft(await cutTexts(page), `${screen.name}, ${size}`).toEqual([]);
        }
      });
    }
    await context.close();
  });
}
