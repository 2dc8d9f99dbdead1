import { defineConfig } from '@playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from './find-browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../dist/test-results',
  // Two cores: more workers only make the clock-bound journeys wait for each other.
  workers: 2,
  fullyParallel: true,
  // What passes at its second try is printed as flaky: a defect of app or test to be found, which withholds nothing else.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['SOAK'] === '1' ? [['list'], ['../testing/soak/journey-reporter.ts']] : [['list']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGUMENTS },
  },
});
