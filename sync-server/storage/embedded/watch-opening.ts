import { Worker } from 'node:worker_threads';

const SAID_AFTER_MS = 5000;

/** Runs outside the main thread, which LMDB may block, including its timers and output. */
const WATCH = `
  const { readFileSync, statSync, writeSync } = require('node:fs');
  const { workerData: { file, lock, own, saidAfterMs } } = require('node:worker_threads');
  function others() {
    try {
      const { ino } = statSync(lock);
      const rows = readFileSync('/proc/locks', 'utf8').split('\\n').map((row) => row.trim().split(/\\s+/));
      const pids = rows.filter((row) => row.some((cell) => cell.endsWith(':' + ino))).map((row) => Number(row[4]));
      return [...new Set(pids)].filter((pid) => pid > 0 && pid !== own);
    } catch {
      return [];
    }
  }
  setTimeout(() => {
    const pids = others();
    const who = pids.length === 0 ? 'Another process' : 'Process ' + pids.join(', ');
    writeSync(2, 'Bowlful is still waiting for ' + file + '. ' + who + ' may be using it: stop it, then start again.\\n');
  }, saidAfterMs);
`;

/**
 * Reports on standard error why a start takes long: the database waits for another process's writer for as long as
 * that one lives.
 * @returns a function that ends the watch
 */
export function watchOpening(file: string, lock: string, saidAfterMs = SAID_AFTER_MS): () => void {
  const workerData = { file, lock, own: process.pid, saidAfterMs };
  const watch = new Worker(WATCH, { eval: true, workerData, execArgv: [] });
  watch.unref();
  return () => void watch.terminate();
}
