import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags that stop Chromium from calling Google's servers, let it run as root, and spare it work that no journey sees. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The first two are pages that each window loads for its address bar. The rest is repeated from Playwright's list, which this replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  // No page lives long enough for its optimised code to pay: a tenth of all processor time.
  '--js-flags=--no-opt --no-maglev',
];

function installed(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  const candidates = [named, '/usr/bin/chromium', '/usr/bin/chromium-browser', chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, else Playwright installs one.
 * @throws {Error} with one sentence that says what to do, if none is available
 */
export function findBrowser(): string {
  const found = installed();
  if (found !== undefined) return found;
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new Error(
      'No Chromium was found and none could be installed: install Chromium and set CHROMIUM_PATH to its executable.',
    );
  }
  return installed() ?? chromium.executablePath();
}
