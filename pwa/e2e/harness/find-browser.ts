import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Flags that stop Chromium from calling Google's servers, let it run as root, and skip needless work. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The first two are pages that each window loads for its address bar. The rest is repeated from Playwright's list, which this replaces.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
];

/** For journeys, whose pages close before optimised code pays off: optimising takes a tenth of all processor time. */
export const JOURNEY_ARGUMENTS = [...BROWSER_ARGUMENTS, '--js-flags=--no-opt --no-maglev'];

const SHARED_MEMORY = '/dev/shm';
/** Several times the memory that the pages of two browsers draw into at once. */
const ENOUGH_BYTES = 1024 ** 3;

function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/**
 * Playwright's own flags to leave out. With this one Chromium draws into files on the disk, which the
 * journeys' servers keep busy; containers with little shared memory still need it.
 */
export const IGNORED_ARGUMENTS = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const SHELL = ['/usr/bin/chromium-headless-shell'];

function installed(candidates: readonly (string | undefined)[]): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, the system's, Playwright's own, else Playwright installs one.
 * @throws {Error} saying what to do, if none is available
 */
export function findBrowser(): string {
  const find = () => installed([process.env['CHROMIUM_PATH'], ...WHOLE, chromium.executablePath()]);
  const found = find();
  if (found !== undefined) return found;
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  } catch {
    throw new Error(
      'No Chromium was found and none could be installed: install Chromium and set CHROMIUM_PATH to its executable.',
    );
  }
  return find() ?? chromium.executablePath();
}

/**
 * Path of Chromium without its interface, else of the whole one. The journeys take a fifth less time in it, but it
 * has no notifications, and crashes when a page asks for background sync.
 */
export function findHeadlessShell(): string {
  return installed([process.env['HEADLESS_SHELL_PATH'], ...SHELL]) ?? findBrowser();
}
