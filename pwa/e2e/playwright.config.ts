import { defineConfig } from '@playwright/test';
import { findHeadlessShell, IGNORED_ARGUMENTS, JOURNEY_ARGUMENTS } from './harness/find-browser.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../dist/test-results',
  // Two cores: more workers only make the clock-bound journeys wait for each other.
  workers: 2,
  fullyParallel: true,
  // The longest journey comes first: at the end, the other worker would wait for it.
  projects: [
    { name: 'engines', testMatch: 'engines/*.spec.ts' },
    { name: 'app', testIgnore: 'engines/*.spec.ts' },
  ],
  // A journey that passes on a retry shows a defect, in the app or in the journey.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['SOAK'] === '1' ? [['list'], ['../testing/soak/journey-reporter.ts']] : [['list']],
  use: {
    locale: 'en-GB',
    // Installing the worker costs a second of processor time: journeys that are not about it do without.
    serviceWorkers: 'block',
    timezoneId: 'Europe/London',
    // The few journeys about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Screenshots and snapshots of every step cost a quarter of the time: `--trace on` records them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: findHeadlessShell(),
      args: JOURNEY_ARGUMENTS,
      ignoreDefaultArgs: IGNORED_ARGUMENTS,
    },
  },
});
