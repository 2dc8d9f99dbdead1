import { statSync } from 'node:fs';
import path from 'node:path';

/** Build time of the client in that folder, ISO 8601, UTC; null without a build. */
export function builtAt(clientDir: string): string | null {
  const page = statSync(path.join(clientDir, 'index.html'), { throwIfNoEntry: false });
  return page === undefined ? null : page.mtime.toISOString();
}
