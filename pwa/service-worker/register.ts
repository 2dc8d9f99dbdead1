import { Workbox } from 'workbox-window';
import { reloadPage } from '../platform/state/reload-page.ts';

const WORKER_URL = '/worker.js';
const CHECK_EVERY_MS = 60 * 60_000;
/** Minimum interval between update checks on page focus. */
const LOOK_CHECK_AFTER_MS = 60_000;
/** If the new worker does not take control in this time, the reload activates it. */
const TAKE_OVER_MS = 5_000;
/** Chromium may lose a reload while workers change: then request it again. */
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
 * Registers the service worker, and checks for new builds every hour and whenever the page becomes visible. Never
 * switches builds by itself: `applyUpdate` does, once the person agrees. Waits for the page's `load`.
 */
export async function registerWorker(): Promise<void> {
  const container = globalThis.navigator?.serviceWorker;
  if (workbox !== null || !container) return;
  registerPlainly = () => container.register(WORKER_URL);
  workbox = new Workbox(WORKER_URL);
  workbox.addEventListener('waiting', announceUpdate);
  let hadController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (agreed) reloadOnce();
    // Another tab agreed: this one keeps running its old code until its own user agrees.
    else if (hadController) announceUpdate();
    hadController = true;
  });
  document.addEventListener('visibilitychange', checkOnLook);
  document.addEventListener('visibilitychange', keepPagesOnLeave);
  window.addEventListener('focus', checkOnLook);
  setInterval(checkForUpdate, CHECK_EVERY_MS);
  lastCheckAt = Date.now();
  try {
    registration = await workbox.register();
    announceOnceInstalled(registration?.installing);
  } catch {
    // Private windows and full disks refuse workers: the app works, though not offline.
  }
}

/** Workbox overlooks a newer worker whose installation began before this page registered. */
function announceOnceInstalled(worker: ServiceWorker | null | undefined): void {
  const isUpdate = navigator.serviceWorker.controller !== null;
  worker?.addEventListener('statechange', () => {
    if (isUpdate && worker.state === 'installed') announceUpdate();
  });
}

/** Calls back when a newer build is ready, at once if one already is; returns the unsubscribe function. */
export function onUpdateWaiting(listener: () => void): () => void {
  listeners.add(listener);
  if (updateWaiting) listener();
  return () => listeners.delete(listener);
}

/** Switches to the newer build and reloads the page, once. Call only when no form would lose its text. */
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
  reloadPage();
}

/** Reloads without waiting any longer for the new worker. */
function reloadAnyway(): void {
  if (reloaded) return;
  reloadOnce();
  setTimeout(() => window.location.reload(), RELOAD_AGAIN_MS);
}

function checkOnLook(): void {
  if (document.visibilityState === 'visible' && Date.now() - lastCheckAt >= LOOK_CHECK_AFTER_MS)
    checkForUpdate();
}

/** Has the worker re-render Home and its cached pages for the next visit. */
function keepPagesOnLeave(): void {
  if (document.visibilityState === 'hidden') {
    navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_PAGES' });
  }
}

function checkForUpdate(): void {
  lastCheckAt = Date.now();
  // Offline the check fails; the next one retries.
  workbox?.update().catch(() => {});
  if (!isInstalled()) void registerAgain();
}

function isInstalled(): boolean {
  return [registration?.installing, registration?.waiting, registration?.active].some(Boolean);
}

/** A failed first installation, such as behind a captive portal, leaves no registration to update. */
async function registerAgain(): Promise<void> {
  const fresh = await registerPlainly?.().catch(() => undefined);
  registration = fresh ?? registration;
}
