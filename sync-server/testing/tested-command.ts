import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run <name> -- <given>` from the bundle built before the tests; `input` is a line for its stdin. */
export async function runCommand(
  name: 'admin' | 'backup' | 'move' | 'password' | 'restore',
  { input = '', given = [], env }: { input?: string; given?: string[]; env: Record<string, string> },
): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [`sync-server/testing/dist/${name}.js`, ...given], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  }
  child.stdin.end(`${input}\n`);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, output };
}
