import { statSync } from 'node:fs';
import path from 'node:path';

/** When the client in that folder was built, ISO 8601, UTC; null where it holds none. */
export function builtAt(clientDir: string): string | null {
  const page = statSync(path.join(clientDir, 'index.html'), { throwIfNoEntry: false });
  return page === undefined ? null : page.mtime.toISOString();
}
