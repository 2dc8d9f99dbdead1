import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from './storage/embedded/embedded-database.ts';
import { startProcess } from './testing/server-process.ts';

/** Opens the database and hangs in a write. */
const HOLDER = `
  const { open } = require('lmdb');
  const root = open({ path: process.argv[1], noSubdir: true, maxDbs: 100 });
  root.transactionSync(() => {
    console.log('holds');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });
`;

it('a start that waits for another process’s write says so, and continues once that process is killed', {
  timeout: 120_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'bowlful-held-'));
  const holder = spawn(process.execPath, ['-e', HOLDER, path.join(dataDir, DATABASE_FILE)]);
  await once(holder.stdout, 'data');
  const running = startProcess({ DATA_DIR: dataDir });
  const [sentence] = await running.said(/Bowlful is still waiting for .*\n/);
  expect(sentence).toContain(DATABASE_FILE);
  if (process.platform === 'linux') expect(sentence).toContain(`Process ${holder.pid} may be using it`);
  holder.kill('SIGKILL');
  await running.said(/listens on/);
  running.child.kill('SIGTERM');
  expect(await running.exited).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
});
