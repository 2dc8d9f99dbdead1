import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startProcess } from './testing/server-process.ts';

it('a start on damaged data exits with 1, says what to do and adds or removes no file', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-refused-'));
  await writeFile(path.join(dataDir, 'bowlful.lmdb'), 'not a database\n'.repeat(5000));
  const refused = startProcess({ DATA_DIR: dataDir });
  let errors = '';
  refused.child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  expect(await refused.exited).toBe(1);
  expect(errors).toMatch(/Bowlful cannot start:\n.*cannot be read.*npm run restore/);
  expect(errors).not.toContain('    at ');
  expect(await readdir(dataDir)).toEqual(['bowlful.lmdb']);
  await rm(dataDir, { recursive: true, force: true });
});

it('a start with an invalid operator file exits with 1 and names file, line and field', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-refused-'));
  const file = path.join(dataDir, 'ads.json');
  await writeFile(file, '[\n  { "id": "summer" }\n]');
  const refused = startProcess({ DATA_DIR: dataDir, ADVERTISEMENTS_FILE: file });
  let errors = '';
  refused.child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  expect(await refused.exited).toBe(1);
  expect(errors).toContain(
    `Bowlful cannot start:\nADVERTISEMENTS_FILE: ${file}, line 2, [0].id: Invalid UUID\n`,
  );
  expect(errors).not.toContain('    at ');
  await rm(dataDir, { recursive: true, force: true });
});

it('a start on a port in use exits with 1 and says only that, before it creates data or prints a password', {
  timeout: 120_000,
}, async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as { port: number };
  const dataDir = path.join(tmpdir(), `bowlful-refused-${crypto.randomUUID()}`);
  const refused = startProcess({ DATA_DIR: dataDir, PORT: String(port) });
  expect(await refused.exited).toBe(1);
  expect(refused.output()).toMatch(/^Bowlful cannot start:\nPORT \d+ is in use on 127\.0\.0\.1\. .*\n$/);
  expect(existsSync(dataDir)).toBe(false);
  await new Promise((resolve) => other.close(resolve));
});
