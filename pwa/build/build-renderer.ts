import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import { RENDERER_PATH } from '../prerender/renderer-script.ts';

/** Vite's mode for this build, which uses the browser versions of libraries. */
export const RENDERER_MODE = 'renderer';

/**
 * Builds the service worker's renderer: one classic script, since a worker can't import modules later. Its parts run when a
 * page first needs them.
 * @param bundle builds by the app's configuration and these options
 * @param out a folder for this build alone
 * @returns the script
 */
export async function buildRenderer(
  bundle: (options: InlineConfig) => Promise<void>,
  root: string,
  out: string,
): Promise<string> {
  await bundle({
    mode: RENDERER_MODE,
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'pwa/prerender/renderer/renderer.tsx'),
      outDir: out,
      manifest: false,
      minify: true,
      rollupOptions: {
        output: {
          format: 'iife',
          codeSplitting: false,
          strictExecutionOrder: true,
          entryFileNames: 'renderer.js',
        },
      },
    },
  });
  const script = await readFile(join(out, 'renderer.js'), 'utf8');
  await rm(out, { recursive: true });
  return script;
}

/** Writes the worker's renderer among the client's files, and its address into the worker. */
export async function placeRenderer(client: string, script: string): Promise<void> {
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/assets/renderer-${hash}.js`;
  await writeFile(join(client, address), script);
  const worker = join(client, 'worker.js');
  const text = await readFile(worker, 'utf8');
  if (!text.includes(RENDERER_PATH)) throw new Error('The worker names no renderer');
  await writeFile(
    worker,
    text.replaceAll(RENDERER_PATH, () => address),
  );
}

/** Modules that load on an action or after hydration, and screens that are opened too rarely to be worth it, below `pwa`. */
export const NEVER_RENDERED = [
  'admin/',
  'app/shop-menu.tsx',
  'domain/assistant/',
  'domain/nutrition/fix-',
  'features/household/',
  'features/intake/',
  'features/label-foods/',
  'features/nutrition/fix-panel.tsx',
  'features/pets/avoided-foods-field.tsx',
  'features/plan/week-page.tsx',
  'features/recipe/topper-panel.tsx',
  'features/seo/',
  'features/vet-sheet/',
  'service-worker/',
  'platform/sync/',
];

const STUB = '\0never-rendered';

/** Excludes modules that no page is rendered with from the worker's renderer: loading one fails like a missing chunk. */
export function stubNeverRendered(root: string): Plugin {
  const isNever = (id: string) => NEVER_RENDERED.some((part) => id.startsWith(`${root}/pwa/${part}`));
  return {
    name: 'bowlful:never-rendered',
    enforce: 'pre',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string') return null;
      const found = await this.resolve(specifier, importer);
      return found !== null && isNever(found.id) ? STUB : null;
    },
    resolveId: (id) => (id === STUB ? id : null),
    load: (id) => (id === STUB ? 'throw new Error("Never rendered");' : null),
  };
}
