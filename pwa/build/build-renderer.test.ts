import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { NEVER_RENDERED } from './build-renderer.ts';

const pwa = fileURLToPath(new URL('..', import.meta.url));

it.each(NEVER_RENDERED)('%s, excluded from the renderer, exists', (path) => {
  const folder = join(pwa, dirname(path));
  const isThere =
    existsSync(join(pwa, path)) || readdirSync(folder).some((name) => name.startsWith(basename(path)));
  expect(isThere).toBe(true);
});
