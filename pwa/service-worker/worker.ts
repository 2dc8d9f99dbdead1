import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keepImport } from '../database/imports/import-inbox.ts';
import { IMAGE_CACHE } from '../database/outbox/free-space.ts';
import { onOutboxChange } from '../database/outbox/outbox-events.ts';
import { isOutboxSync } from '../sync/background-sync.ts';
import { flushOutbox } from '../sync/flush-outbox.ts';
import { refreshBadge } from '../sync/push-badge.ts';
import {
  DOWNLOADS,
  DOWNLOADS_CACHE,
  isDownload,
  isKeptPhoto,
  isPdfAnswer,
  isPhotoAnswer,
  PHOTO_MAX_AGE_SECONDS,
  PHOTOS_KEPT,
  SERVER_PATHS,
} from './caching.ts';
import { flushOnSync } from './flush-in-worker.ts';
import { unpackMissing } from './offline-pack.ts';
import './open-on-click.ts';
import { SHARE_PATH, takeShare } from './share-target.ts';
import './sync-event.ts';
import { workerMessage } from './worker-message.ts';

declare const self: ServiceWorkerGlobalScope;

// A new worker waits until the person agrees (SKIP_WAITING below); claiming only gives the very first one the page that
// installed it, so that its lazy parts work offline without a reload.
clientsClaim();
cleanupOutdatedCaches();

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);
registerRoute(new PrecacheRoute(precache));
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('/shell.html'), { denylist: SERVER_PATHS }),
);

const expiration = new ExpirationPlugin({
  maxEntries: PHOTOS_KEPT,
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
    plugins: [{ cacheWillUpdate: async ({ response }) => (isPdfAnswer(response) ? response : null) }],
  }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  async ({ request }) => {
    const address = await takeShare(request, keepImport);
    return Response.redirect(new URL(address, self.location.origin).href, 303);
  },
  'POST',
);
// Everything else, the API and the assets of older builds among it, goes to the network as if there were no worker.

self.addEventListener('install', (event) => {
  const install = async () => {
    const kept = await caches.open(cacheNames.precache);
    // Without the pack each file is asked for by itself.
    await unpackMissing([...precache.getURLsToCacheKeys().values()], kept).catch(() => {});
    await precache.install(event);
  };
  event.waitUntil(install());
});
self.addEventListener('activate', precache.activate);

// What a lesson links to is there offline too; an installation never fails for it.
self.addEventListener('install', (event) => {
  const keep = async () => (await caches.open(DOWNLOADS_CACHE)).addAll(DOWNLOADS);
  event.waitUntil(keep().catch(() => {}));
});

onOutboxChange(() => void refreshBadge());

self.addEventListener('message', (event) => {
  const message = workerMessage(event, self.location.origin);
  if (message === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (message === 'FLUSH_OUTBOX') event.waitUntil(flushOutbox());
});

self.addEventListener('sync', (event) => {
  if (isOutboxSync(event.tag)) event.waitUntil(flushOnSync(event.lastChance));
});
