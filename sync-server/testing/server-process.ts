import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Bundled from the sources before the tests. */
const TESTED_SERVER = 'sync-server/testing/dist/main.js';
const root = fileURLToPath(new URL('../..', import.meta.url));

export type ServerProcess = {
  child: ChildProcess;
  /** The exit code, once all output has been read. */
  exited: Promise<number | null>;
  /** Resolves when the output matches the pattern; rejects if the process ends without a match. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  output(): string;
};

/** Runs a command with a limit on the size of its files in blocks of 512 bytes, to simulate a full disk. */
const WITH_SMALL_FILES = 'ulimit -f "$1"; shift; exec "$@"';

/**
 * The server as `npm start` runs it, on a free port.
 * @param fileBlocks limit on the size of its files in blocks of 512 bytes; none by default
 */
export function startProcess(env: Record<string, string>, fileBlocks?: number): ServerProcess {
  const command = [process.execPath, TESTED_SERVER] as const;
  const [program, ...args] =
    fileBlocks === undefined
      ? command
      : (['sh', '-c', WITH_SMALL_FILES, 'sh', String(fileBlocks), ...command] as const);
  const child: ChildProcess = spawn(program, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'silent', ...env },
  });
  let output = '';
  let isOver = false;
  /** Callbacks for callers waiting for output. */
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk);
      tell();
    });
  }
  // 'close' comes after the last output was read; 'exit' may come earlier.
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() => {
    isOver = true;
    tell();
  });
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = pattern.exec(output);
        if (match === null && !isOver) return;
        listeners.delete(look);
        if (match === null) reject(new Error(`never said ${pattern}:\n${output}`));
        else resolve(match);
      };
      listeners.add(look);
      look();
    });
  return { child, exited, said, output: () => output };
}
