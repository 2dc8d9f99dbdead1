import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { atMost, type Figure, median, percentile95 } from './figures.ts';
import { THROTTLE, throttledPage, withBrowser } from './throttled-browser.ts';

/** Amounts typed one after the other into a line of chicken: each changes the nutrients, so the verdict too. */
const AMOUNTS = ['150', '275', '310', '480', '525', '640', '760', '895', '915', '1030'];

/** Records the time from every key until the results beside the form have changed. */
async function recordVerdicts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = [];
    let pressedAt = 0;
    Object.assign(globalThis, { verdictTimes: times });
    addEventListener(
      'keydown',
      () => {
        pressedAt = performance.now();
      },
      true,
    );
    let shown = '';
    new MutationObserver(() => {
      const verdict = document.getElementById('verdict')?.parentElement?.textContent ?? '';
      if (verdict === shown) return;
      shown = verdict;
      if (pressedAt === 0) return;
      const from = pressedAt;
      pressedAt = 0;
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** A letter in a line of an own recipe until the verdict follows, on a machine slowed down. */
export async function verdictAfterLetter(origin: string): Promise<Figure[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-'));
  const times = await withBrowser(directory, async (context) => {
    const page = await throttledPage(context);
    await page.goto(`${origin}/recipe/1`);
    await page.locator('#recipe-extras').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Make it mine' }).click();
    await page.getByText('Meets every minimum').first().waitFor({ timeout: 60_000 });
    const line = page.getByRole('textbox', { name: /^Ingredient 1\b/ });
    await line.fill(' g chicken thigh');
    await line.press('Home');
    await page.waitForTimeout(3_000);
    await recordVerdicts(page);
    for (const amount of AMOUNTS) {
      for (const digit of amount) {
        await page.keyboard.press(digit);
        await page.waitForTimeout(400);
      }
      for (let digits = amount.length; digits > 0; digits -= 1) await page.keyboard.press('Backspace');
      await page.waitForTimeout(1_000);
    }
    return page.evaluate(() => (globalThis as unknown as { verdictTimes: number[] }).verdictTimes);
  });
  await rm(directory, { recursive: true, force: true });
  return [
    {
      name: `Letter in an own recipe to its verdict, CPU ×${THROTTLE}, median of ${times.length}`,
      value: `${median(times).toFixed(0)} ms`,
      budget: '–',
      met: null,
    },
    atMost(`Letter in an own recipe to its verdict, CPU ×${THROTTLE}, p95`, percentile95(times), 100, 'ms'),
  ];
}
