import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { findBrowser, IGNORED_ARGUMENTS, JOURNEY_ARGUMENTS } from './find-browser.ts';
import type { Backend } from './journey.ts';

/** A browser with these user settings, which a page can neither see nor change. */
export async function browserWith(
  backend: Backend,
  name: string,
  preferences: object,
): Promise<BrowserContext> {
  const profile = join(backend.directory, name);
  await mkdir(join(profile, 'Default'), { recursive: true });
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  return chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: JOURNEY_ARGUMENTS,
    ignoreDefaultArgs: IGNORED_ARGUMENTS,
    baseURL: backend.origin,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
}
