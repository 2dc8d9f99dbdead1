import type { CDPSession, Page } from '@playwright/test';
import { cutTexts } from './cut-texts.ts';
import { expect } from './journey.ts';
import type { Screen } from './screens.ts';
import { seriousViolations } from './serious-violations.ts';
import { stuckHeightPx } from './stuck-height.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** A small phone, and a window of 1280 by 1024 pixels at 200% and 400% zoom. */
const SMALL_WINDOWS = [
  { width: 375, height: 640 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
];
/** In windows up to this height, most of the page must scroll. */
const LOW_PX = 528;
/** The browser's default text size. */
const DEFAULT_TEXT_PX = 16;

async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveClass(colorScheme);
}

async function checkSmallWindows(page: Page, name: string): Promise<void> {
  for (const size of SMALL_WINDOWS) {
    await page.setViewportSize(size);
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(needed, `${name} at ${size.width}, nothing scrolls sideways`).toBeLessThanOrEqual(size.width);
    if (size.height > LOW_PX) continue;
    const stuckPx = await stuckHeightPx(page);
    expect
      .soft(stuckPx, `${name} at ${size.width} × ${size.height}, most of the window scrolls`)
      .toBeLessThanOrEqual(size.height / 3);
  }
}

/** Doubles the text size as the browser's settings do, which also affects media queries. */
async function checkTwiceTheText(page: Page, devTools: CDPSession, name: string): Promise<void> {
  const choose = (standard: number) => devTools.send('Page.setFontSizes', { fontSizes: { standard } });
  await choose(2 * DEFAULT_TEXT_PX);
  await expect(page.locator('.radix-themes').first()).toHaveCSS('font-size', `${2 * DEFAULT_TEXT_PX}px`);
  expect.soft(await cutTexts(page), `${name}, doubled text`).toEqual([]);
  await choose(DEFAULT_TEXT_PX);
}

/** Examines an open screen (at phone size unless `isWideOnly`): light, dark, every width and doubled text. */
export async function examine(page: Page, { name, isWideOnly }: Screen): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await showIn(page, 'light');
  if (isWideOnly !== true) {
    expect.soft(await seriousViolations(page), `${name}, phone, light`).toEqual([]);
    await checkTwiceTheText(page, devTools, `${name}, phone`);
    await checkSmallWindows(page, name);
  }
  await page.setViewportSize(DESKTOP);
  expect.soft(await seriousViolations(page), `${name}, desktop, light`).toEqual([]);
  await checkTwiceTheText(page, devTools, `${name}, desktop`);
  // Only colours differ in dark mode, and they are the same at every size.
  await showIn(page, 'dark');
  expect.soft(await seriousViolations(page, { rules: ['color-contrast'] }), `${name}, dark`).toEqual([]);
  await devTools.detach();
}

/** Opens the screen and examines it. */
export async function openAndExamine(page: Page, screen: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(screen.isWideOnly === true ? DESKTOP : PHONE);
  await screen.open(page);
  await examine(page, screen);
}
