import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readImportGraph } from '../build/import-graph.ts';
import { changedTests } from './changed-tests.ts';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 100_000_000 }).split('\n').filter(Boolean);

const untracked = git('ls-files', '--others', '--exclude-standard');

/** Files that differ from the last commit; in a clean checkout, those changed by it. */
function changedFiles(): string[] {
  const open = [...git('diff', '--name-only', 'HEAD'), ...untracked];
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD');
}

/** '3 in pwa/platform, 12 in sync-server/features' */
function byFolder(tests: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const test of tests) {
    const folder = test.split('/').slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => `${count} in ${folder}`).join(', ');
}

const changed = changedFiles();
const files = [...git('ls-files'), ...untracked].filter((path) => existsSync(path));
const { run, leftOut, untested } = changedTests(changed, files, readImportGraph());

const print = (line: string) => process.stdout.write(`${line}\n`);

print(`${changed.length} files changed, ${run.length} tests run`);
if (leftOut.length > 0) {
  print(`Too far away for a check, so run them with npm test: ${byFolder(leftOut)}`);
}
if (untested.length > 0) {
  print(`No test reaches ${untested.join(', ')}: write one beside it, or import it in one.`);
  process.exitCode = 1;
} else if (run.length > 0) {
  // Two failures are enough: each further one may run into a time-out.
  const { status } = spawnSync('npx', ['vitest', 'run', '--bail=2', '--reporter=dot', ...run], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
