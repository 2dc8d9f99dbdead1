import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type PreparedAnswer, preparedAnswer } from '../../http/prepared-answer.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
};

/** Template of the rendered pages; not served, since its placeholders are not content. */
const TEMPLATE = '/index.html';

/** Names under /assets contain a hash of their content and never change; all else is revalidated. */
function cacheControl(url: string): string {
  return url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isPublic(url: string): boolean {
  const isHidden = url.split('/').some((part) => part.startsWith('.'));
  return !isHidden && url !== TEMPLATE && TYPES[path.extname(url)] !== undefined;
}

/**
 * All files of the built client by address, read once with their precompressed siblings. A request is a look-up in
 * this list, so no address can leave the folder.
 */
export function readStaticFiles(
  clientDir: string,
  headers: Record<string, string>,
): ReadonlyMap<string, PreparedAnswer> {
  const entries = readdirSync(clientDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = new Set(entries.map((entry) => path.join(entry.parentPath, entry.name)));
  const answers = new Map<string, PreparedAnswer>();
  for (const file of files) {
    const url = `/${path.relative(clientDir, file).split(path.sep).join('/')}`;
    if (!isPublic(url)) continue;
    const sibling = (suffix: string) => (files.has(file + suffix) ? readFileSync(file + suffix) : undefined);
    answers.set(
      url,
      preparedAnswer({
        type: TYPES[path.extname(url)] as string,
        cacheControl: cacheControl(url),
        headers,
        body: readFileSync(file),
        br: sibling('.br'),
        gzip: sibling('.gz'),
      }),
    );
  }
  return answers;
}

/** Build time of the client in that folder, ISO 8601, UTC; null without a build. */
export function builtAt(clientDir: string): string | null {
  const page = statSync(path.join(clientDir, 'index.html'), { throwIfNoEntry: false });
  return page === undefined ? null : page.mtime.toISOString();
}

/** The worker's address. It must never change, or devices would keep the old worker for good. */
const WORKER_URL = '/worker.js';

/**
 * Replaces any worker at once, deletes every cache and unregisters. IndexedDB, with the queue and the owner's data,
 * is untouched. No page is reloaded under a form: open pages continue from the network and offer the new version.
 */
export const RETIRED_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(retire());
});
`;

/** Replaces the built worker with that one, for operators whose released worker does harm. */
export function withRetiredWorker(
  files: ReadonlyMap<string, PreparedAnswer>,
  headers: Record<string, string>,
): ReadonlyMap<string, PreparedAnswer> {
  const retired = preparedAnswer({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    headers,
    body: Buffer.from(RETIRED_WORKER),
  });
  return new Map(files).set(WORKER_URL, retired);
}
