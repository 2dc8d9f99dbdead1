import { Workbox } from 'workbox-window';

const CHECK_EVERY_MS = 60 * 60_000;
/** Looking at the page asks for a new build at most this often. */
const LOOK_CHECK_AFTER_MS = 60_000;
/** A worker that does not take over in this time is left to the reload. */
const TAKE_OVER_MS = 5_000;
/** Chromium may lose a reload between the worker that goes and the one that comes: then it is asked for again. */
const RELOAD_AGAIN_MS = 4_000;

const listeners = new Set<() => void>();
let workbox: Workbox | null = null;
let registration: ServiceWorkerRegistration | undefined;
let updateWaiting = false;
let registerPlainly: (() => Promise<ServiceWorkerRegistration>) | null = null;
let agreed = false;
let reloaded = false;
let lastCheckAt = 0;

/**
 * Registers the service worker, and looks for new builds every hour and whenever the page is looked at. It never
 * switches builds by itself: `applyUpdate` does, once the person agrees. Waits for the page's `load`.
 */
export async function registerWorker(url = '/worker.js'): Promise<void> {
  const container = globalThis.navigator?.serviceWorker;
  if (workbox !== null || !container) return;
  registerPlainly = () => container.register(url);
  workbox = new Workbox(url);
  workbox.addEventListener('waiting', announceUpdate);
  let hadController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (agreed) reloadOnce();
    // Another tab agreed: this one runs on with its old code until its own person does.
    else if (hadController) announceUpdate();
    hadController = true;
  });
  document.addEventListener('visibilitychange', checkOnLook);
  window.addEventListener('focus', checkOnLook);
  setInterval(checkForUpdate, CHECK_EVERY_MS);
  lastCheckAt = Date.now();
  try {
    registration = await workbox.register();
  } catch {
    // Private windows and full disks refuse workers: the app works, though not offline.
  }
}

/** Calls back when a newer build is ready, at once if one is already; answers how to stop. */
export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener);
  if (updateWaiting) listener();
  return () => listeners.delete(listener);
}

/** Switches to the newer build and reloads the page, once. Only to be called when no form would lose its text. */
export function applyUpdate(): void {
  if (agreed) return;
  agreed = true;
  if (workbox === null || !registration?.waiting) {
    reloadOnce();
    return;
  }
  workbox.messageSkipWaiting();
  setTimeout(reloadAnyway, TAKE_OVER_MS);
}

function announceUpdate(): void {
  updateWaiting = true;
  for (const listener of [...listeners]) listener();
}

function reloadOnce(): void {
  if (reloaded) return;
  reloaded = true;
  window.location.reload();
}

/** Without waiting for the new worker any longer. */
function reloadAnyway(): void {
  if (reloaded) return;
  reloadOnce();
  setTimeout(() => window.location.reload(), RELOAD_AGAIN_MS);
}

function checkOnLook(): void {
  if (document.visibilityState === 'visible' && Date.now() - lastCheckAt >= LOOK_CHECK_AFTER_MS)
    checkForUpdate();
}

function checkForUpdate(): void {
  lastCheckAt = Date.now();
  // Offline there is nothing to find; the next look asks again.
  workbox?.update().catch(() => {});
  if (!isInstalled()) void registerAgain();
}

function isInstalled(): boolean {
  return [registration?.installing, registration?.waiting, registration?.active].some(Boolean);
}

/** A first installation that failed, behind a sign-in page for instance, leaves nothing that could be updated. */
async function registerAgain(): Promise<void> {
  const fresh = await registerPlainly?.().catch(() => undefined);
  registration = fresh ?? registration;
}
