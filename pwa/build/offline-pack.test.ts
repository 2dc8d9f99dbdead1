import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { writeOfflinePack } from './precached-files.ts';

it('the pack holds the precached scripts and styles unchanged, and nothing for online use only', async () => {
  const client = await mkdtemp(join(tmpdir(), 'bowlful-pack-'));
  const files = {
    'assets/home-1a.js': 'export const a = "„quoted“ \\u2028";\n',
    'assets/home-1a.css': 'a{color:red}',
    'assets/young-serif-1a.woff2': 'font',
    'assets/seo-1a.js': 'audit',
    'assets/renderer-1a.js': 'renderer',
    'assets/online/desk-1a.js': 'desk',
    'build-manifest.json': JSON.stringify({
      'index.html': { file: 'assets/home-1a.js', dynamicImports: ['features/seo/seo-audit.tsx'] },
      'features/seo/seo-audit.tsx': { file: 'assets/seo-1a.js' },
    }),
    'shell.html': '<!doctype html>',
    'favicon.svg': '<svg/>',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(client, name)), { recursive: true });
    await writeFile(join(client, name), text);
  }
  await writeOfflinePack(client);
  // The shell needs its response headers, and a font is binary.
  expect(JSON.parse(await readFile(join(client, 'offline-pack.json'), 'utf8'))).toEqual({
    '/assets/home-1a.js': files['assets/home-1a.js'],
    '/assets/home-1a.css': files['assets/home-1a.css'],
  });
  await rm(client, { recursive: true });
});
