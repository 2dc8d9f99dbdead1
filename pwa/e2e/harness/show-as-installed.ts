import { expect, type Page } from '@playwright/test';

/** Playwright cannot emulate display-mode standalone: the open page's media rules are rewritten to always match. */
export async function showAsInstalled(page: Page): Promise<void> {
  const changed = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const ours = rules.filter(
      (rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('display-mode: standalone'),
    ) as CSSMediaRule[];
    for (const { media } of ours) {
      media.mediaText = media.mediaText.replace(/\(display-mode: standalone\)( and )?/, '');
    }
    return ours.length;
  });
  expect(changed).toBeGreaterThan(0);
}
