import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Vite's mode for this build, whose libraries are the browser's. */
export const PAINTER_MODE = 'painter';

/** Placeholder of the script's address in the built worker. */
const PLACE = '/assets/painter.js';

type PainterBuild = {
  root: string;
  configFile: string;
  client: string;
  define: Record<string, string>;
  /** A folder for this build alone. */
  out: string;
};

/**
 * Builds the renderer of the service worker: one classic script, since a worker imports no module later. Its parts run when a
 * page first needs them.
 */
export async function buildPainter({ root, configFile, client, define, out }: PainterBuild): Promise<void> {
  await build({
    configFile,
    mode: PAINTER_MODE,
    logLevel: 'warn',
    define,
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: join(root, 'pwa/app/worker-renderer.tsx'),
      outDir: out,
      emptyOutDir: true,
      manifest: false,
      minify: true,
      rollupOptions: {
        output: {
          format: 'iife',
          codeSplitting: false,
          strictExecutionOrder: true,
          entryFileNames: 'painter.js',
        },
      },
    },
  });
  const script = await readFile(join(out, 'painter.js'));
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 12);
  const address = `/assets/painter-${hash}.js`;
  await writeFile(join(client, address), script);
  await rm(out, { recursive: true });
  const worker = join(client, 'worker.js');
  const text = await readFile(worker, 'utf8');
  if (!text.includes(PLACE)) throw new Error('The worker names no painter');
  await writeFile(
    worker,
    text.replaceAll(PLACE, () => address),
  );
}
