import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { loadPageRenderer } from '../features/pages/page-renderer.ts';
import { aRecipe } from './builders.ts';
import { aDraft, aGuide } from './guide-builders.ts';
import { startServer, type TestServer } from './test-server.ts';

/** A minimal build: a template, a renderer, a hashed file, and files that must not be served. */
async function buildClient(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await mkdir(path.join(folder, 'server'));
  const files = {
    'client/index.html':
      '<!doctype html><html><head><!--app-head--></head><body><!--page-note--><div id="root"><!--app-html--></div><!--page-data--><script>alert(1)</script></body></html>',
    'client/shell.html': '<!doctype html><script>alert(1)</script>',
    'client/sw.js': 'self.x = 1;',
    'client/assets/app-abc.js': 'export const app = 1;',
    'client/assets/app-abc.js.map': '{}',
    'client/.env': 'SECRET=1',
    'server/server-entry.js': `export async function render(data) {
      const title = data.recipe?.recipe.title ?? data.guide?.title ?? (data.cards ?? []).map((card) => card.title).join();
      return { html: '<h1>' + title.replaceAll('<', '&lt;') + '</h1>', head: '<title>' + data.url + '</title>', status: data.notFound ? 404 : 200 };
    }`,
    'guides.json': JSON.stringify([aGuide(), aDraft()]),
    'secret.txt': 'outside',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const packed = brotliCompressSync(files['client/assets/app-abc.js']);
  await writeFile(path.join(folder, 'client/assets/app-abc.js.br'), packed);
}

/** A server with a built client, two dog recipes (one with a hostile title), a cat recipe, a guide and a draft guide. */
export async function startBuiltServer(
  onLog?: (line: string) => void,
  env: Record<string, string> = {},
): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowlful-client-'));
  await buildClient(folder);
  const clientDir = path.join(folder, 'client');
  const pages = await loadPageRenderer(clientDir, path.join(folder, 'server/server-entry.js'));
  if (pages === null) throw new Error('The test build lacks a template or a renderer.');
  const hostile = aRecipe({ id: 3, title: '</script><script>alert(1)' });
  const recipes = [aRecipe(), hostile, aRecipe({ id: 66, species: 'cat', title: 'Salmon Supper' })];
  const server = await startServer({ env, pages, clientDir, recipes, ...(onLog && { onLog }) });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true });
    },
  };
}
