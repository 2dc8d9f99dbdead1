import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FAULTS, type Fault } from './faults.ts';
import { planted } from './plant.ts';

/** Time limit of a check, including layers, lint and types. */
const MOST_SECONDS = 45;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'bowlful-faults-'));
const tree = join(folder, 'tree');
const print = (line: string) => process.stdout.write(`${line}\n`);

function timed(command: string, args: readonly string[]) {
  const startedAt = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: tree,
    env: { ...process.env, NO_COLOR: '1' },
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  return {
    isGreen: status === 0,
    output: `${stdout}${stderr}`,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

const check = () => timed('npx', ['tsx', 'pwa/testing/check-changed.ts']);

/** Plays one fault; true if the check catches it in time. `before`: seconds of lint and types. */
function play(fault: Fault, before: number): boolean {
  const path = join(tree, fault.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(path, planted(source, fault));
  const { isGreen, output, seconds } = check();
  writeFileSync(path, source);
  const total = before + seconds;
  const [, catcher] = /^ *FAIL +(.+ > .+)$/m.exec(output) ?? [];
  const [, tests = '0'] = /(\d+) tests run/.exec(output) ?? [];
  // A red check without a failed test, such as for a missing module, broke rather than caught the fault.
  const verdict = isGreen
    ? 'MISSED'
    : catcher === undefined
      ? 'BROKEN'
      : total > MOST_SECONDS
        ? 'LATE'
        : 'caught';
  print(`${verdict}  ${total.toFixed(0)} s  ${tests} tests  ${fault.name}  ← ${catcher ?? 'no test'}`);
  if (verdict === 'BROKEN') print(output.slice(-2000));
  return verdict === 'caught';
}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
process.on('exit', () => {
  spawnSync('git', ['worktree', 'remove', '--force', tree], { cwd: root });
  rmSync(folder, { recursive: true, force: true });
});

execFileSync('git', ['worktree', 'add', '--quiet', '--detach', tree, 'HEAD'], { cwd: root });
// Hard links, or copies on another disk: Vite serves no file outside the tree, even through a symbolic link.
execFileSync('sh', [
  '-c',
  'cp -al "$0" "$1" 2>/dev/null || cp -a "$0/." "$1"',
  join(root, 'node_modules'),
  join(tree, 'node_modules'),
]);

const wished = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => wished.length === 0 || wished.some((text) => name.includes(text)));

const before = timed('npm', ['run', 'lint']).seconds + timed('npm', ['run', 'types']).seconds;
print(`Lint and types take ${before.toFixed(0)} s, which each fault's seconds include.`);
const caught = faults.filter((fault) => play(fault, before));
print(`${caught.length} of ${faults.length} faults caught within ${MOST_SECONDS} s`);
if (caught.length < faults.length) process.exitCode = 1;
