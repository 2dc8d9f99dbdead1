import { readdirSync, readFileSync } from 'node:fs';
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
