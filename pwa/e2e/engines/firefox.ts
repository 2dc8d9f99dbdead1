import { existsSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine } from './engine.ts';

const EXECUTABLE = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/**
 * Errors about files that were still loading when a page was left. A missing file would still fail a step.
 */
const LEFT = /error loading dynamically imported module|Unable to preload CSS/;
const UNCAUGHT = 'Uncaught in the page: ';

/** Why Firefox is skipped; undefined if it is installed. */
export const firefoxMissing = existsSync(EXECUTABLE)
  ? undefined
  : `No Firefox at ${EXECUTABLE}: install firefox-esr, or set FIREFOX_PATH.`;

/** Starts Firefox as wide as a phone, over WebDriver BiDi. */
export async function startFirefox(directory: string): Promise<Engine> {
  const errors: string[] = [];
  let browser: Browser;
  let page: Page;
  const start = async () => {
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: EXECUTABLE,
      userDataDir: join(directory, 'firefox'),
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 },
    });
    page = await browser.newPage();
    await page.setViewport({ width: 390, height: 844 });
    // Firefox itself reports no cause, without which React's "error while hydrating" says nothing.
    await page.evaluateOnNewDocument((prefix) => {
      addEventListener('error', ({ error, message }) => {
        const cause = error?.cause === undefined ? '' : `, caused by ${error.cause}`;
        console.error(`${prefix}${error ?? message}${cause}, on ${location.pathname}`);
      });
    }, UNCAUGHT);
    page.on('console', (entry) => {
      const text = entry.text();
      if (text.startsWith(UNCAUGHT) && !LEFT.test(text)) errors.push(text.slice(UNCAUGHT.length));
    });
  };
  await start();
  return {
    errors,
    open: async (url) => void (await page.goto(url)),
    run: (action, argument) => page.evaluate(action as never, argument) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    screenshot: async () => Buffer.from(await page.screenshot()),
    restart: async () => {
      await browser.close();
      await start();
    },
    close: () => browser.close(),
  };
}
