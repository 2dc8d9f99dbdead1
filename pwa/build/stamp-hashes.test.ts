import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stampHashes } from './precached-files.ts';

let client: string;

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'bowlful-stamp-'));
  await mkdir(join(client, 'assets'));
});

afterEach(() => rm(client, { recursive: true }));

it('gives each file the hash of its content, whatever its revision, and drops the web manifest', async () => {
  const list =
    '[{"revision":"63e0a985536446c65b63c1b6485f9f72","url":"shell.html"},{"revision":null,"url":"assets/a-1b.js"},{"revision":"00","url":"manifest.webmanifest"}]';
  await writeFile(join(client, 'worker.js'), `start(${list});`);
  await writeFile(join(client, 'shell.html'), '<!doctype html>');
  await writeFile(join(client, 'assets/a-1b.js'), 'export {};\n');
  await stampHashes(client);
  const half = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  expect(await readFile(join(client, 'worker.js'), 'utf8')).toBe(
    `start([{"revision":"${half('<!doctype html>')}","url":"shell.html"},{"revision":"${half('export {};\n')}","url":"assets/a-1b.js"}]);`,
  );
});

it('fails the build if a listed file or the list is missing', async () => {
  await writeFile(join(client, 'worker.js'), 'start([{"revision":null,"url":"assets/gone.js"}]);');
  await expect(stampHashes(client)).rejects.toThrow('gone.js');
  await writeFile(join(client, 'worker.js'), 'start([]);');
  await expect(stampHashes(client)).rejects.toThrow('no list');
});
