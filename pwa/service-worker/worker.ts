import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { MOST_SEEN_PHOTOS } from '#domain/privacy/retention';
import { IMAGE_CACHE } from '../platform/database/browser-storage.ts';
import { HOUSEHOLD_SYNC_TAG } from '../platform/household/household-server.ts';
import { keepShare } from '../platform/imports/import-inbox.ts';
import { showBadge } from '../platform/outbox/badge.ts';
import { onOutboxChange } from '../platform/outbox/events.ts';
import { flushOnSync, flushWhenFree } from '../platform/outbox/flush.ts';
import type { RegistrationWithSync } from '../platform/outbox/register-sync.ts';
import { deviceOutbox } from '../platform/outbox/store.ts';
import { isOutboxSync } from '../platform/outbox/triggers.ts';
import { REMINDER_TAG, subscribe } from '../platform/sync/reminder-watch.ts';
import { prerenderFor, rest } from '../prerender/prerender.ts';
import {
  DOWNLOADS_CACHE,
  isDownload,
  isKeptPhoto,
  isPdfAnswer,
  isPhotoAnswer,
  keepDownloads,
  PHOTO_MAX_AGE_SECONDS,
  SERVER_PATHS,
} from './caching.ts';
import { deviceState } from './device-state.ts';
import { isFormerBroken } from './former-store.ts';
import { CLICKS_PATH, CLICKS_TAG, sendKeptClicks, takeClick } from './keep-clicks.ts';
import './open-on-click.ts';
import { precacheOf } from './precache.ts';
import type { BuildManifest } from './precached-file.ts';
import { hasDue, PUT_TAG, putReminders, showPush, tellReminders } from './reminders.ts';
import { sendHousehold } from './send-household.ts';
import { SHARE_PATH, takeShare } from './share-target.ts';
import './worker-events.ts';
import { workerMessage } from './worker-events.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: BuildManifest };

/** Delay that leaves the device to the first paint and hydration. */
const LOOK_THROUGH_AFTER_MS = 3_000;

const precache = precacheOf(self.__WB_MANIFEST);
const hasSuccessor = () => self.registration.waiting !== null;
const pages = prerenderFor({
  shell: precache.page,
  stateNow: () => deviceState(precache.build),
  hasSuccessor,
});
let isLookedThrough = false;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && precache.holds(url.pathname),
  ({ url }) => precache.file(url.pathname),
);
registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      if (!isLookedThrough) event.waitUntil(lookThrough());
      isLookedThrough = true;
      const { answer, done } = pages.answer(request);
      event.waitUntil(done);
      return answer;
    },
    { denylist: SERVER_PATHS },
  ),
);

async function lookThrough(): Promise<void> {
  await rest(LOOK_THROUGH_AFTER_MS, hasSuccessor);
  // On a full device or offline, the next start retries.
  await precache.repair().catch(() => {});
  await sendKeptClicks().catch(() => {});
}

const expiration = new ExpirationPlugin({
  maxEntries: MOST_SEEN_PHOTOS,
  maxAgeSeconds: PHOTO_MAX_AGE_SECONDS,
  purgeOnQuotaError: true,
});
registerRoute(
  ({ url }) => isKeptPhoto(url, self.location.origin),
  new CacheFirst({
    cacheName: IMAGE_CACHE,
    plugins: [
      { cacheWillUpdate: async ({ response }) => (isPhotoAnswer(response) ? response : null) },
      expiration as WorkboxPlugin,
    ],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isDownload(url),
  new NetworkFirst({
    cacheName: DOWNLOADS_CACHE,
    networkTimeoutSeconds: 5,
    plugins: [{ cacheWillUpdate: async ({ response }) => (isPdfAnswer(response) ? response : null) }],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const address = await takeShare(request, keepShare);
    return Response.redirect(new URL(address, self.location.origin).href, 303);
  },
  'POST',
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === CLICKS_PATH,
  async ({ request }) => {
    const answer = await takeClick(request);
    // Browsers without background sync send at the worker's next start.
    if (answer.status === 202) {
      await (self.registration as RegistrationWithSync).sync?.register(CLICKS_TAG).catch(() => {});
    }
    return answer;
  },
  'POST',
);
// All other requests, including the API and the assets of older builds, go to the network as without a worker.

self.addEventListener('install', (event) => {
  const install = async () => {
    await precache.install();
    pages.install();
    // A new worker waits until the person agrees (SKIP_WAITING below), who needs a page that can ask.
    if (await isFormerBroken()) await self.skipWaiting();
  };
  event.waitUntil(install());
  // Downloads linked in lessons are available offline too; their failure never fails an installation.
  event.waitUntil(keepDownloads().catch(() => {}));
});
self.addEventListener('activate', (event) => {
  // The first worker claims the page that installed it, so that its lazy parts work offline without a reload.
  event.waitUntil(Promise.all([precache.activate(), self.clients.claim()]));
});

// On failure the badge keeps the last count.
onOutboxChange(
  () =>
    void deviceOutbox
      .list()
      .then(showBadge)
      .catch(() => {}),
);

self.addEventListener('message', (event) => {
  const message = workerMessage(event, self.location.origin);
  if (message === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message === 'FLUSH_OUTBOX') event.waitUntil(flushWhenFree());
  if (message === 'KEEP_PAGES') event.waitUntil(pages.renew(new URL('/', self.location.href)));
  if (message === 'TELL_REMINDERS') event.waitUntil(tellAndPut(event.ports[0]));
  if (message === 'PUT_REMINDERS') event.waitUntil(put());
});

const notify = (title: string, options: NotificationOptions) =>
  self.registration.showNotification(title, options);
self.addEventListener('periodicsync', (event) => {
  if (event.tag === REMINDER_TAG) event.waitUntil(tellAndPut());
});

/** Tells the server what to push; offline, again once the browser is back. */
const put = () =>
  putReminders(self.registration).catch(() =>
    (self.registration as RegistrationWithSync).sync?.register(PUT_TAG).catch(() => {}),
  );
/** Shown reminders are not pushed later; the page is told whether it must show them itself. */
async function tellAndPut(page?: MessagePort): Promise<void> {
  const isTold = await tellReminders(notify);
  page?.postMessage(isTold || !(await hasDue()));
  if (isTold) await put();
}
self.addEventListener('push', (event) => event.waitUntil(showPush(event.data, self.registration)));
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribe(self.registration).then(put)),
);

self.addEventListener('sync', (event) => {
  if (isOutboxSync(event.tag)) event.waitUntil(flushOnSync(event.lastChance));
  if (event.tag === PUT_TAG) event.waitUntil(putReminders(self.registration));
  if (event.tag === CLICKS_TAG) event.waitUntil(sendKeptClicks());
  if (event.tag === HOUSEHOLD_SYNC_TAG) event.waitUntil(sendHousehold());
});
