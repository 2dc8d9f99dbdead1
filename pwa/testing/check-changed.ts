import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readImportGraph } from '../build/import-graph.ts';
import { changedTests } from './changed-tests.ts';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).split('\n');

/** Files that differ from the last commit; in a clean checkout, those changed by it. */
function changedFiles(): string[] {
  const open = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
  return open.length > 0 ? open : git('diff', '--name-only', 'HEAD~1', 'HEAD').filter(Boolean);
}

const tests = changedTests(changedFiles(), readImportGraph()).filter((path) => existsSync(path));
if (tests.length > 0) {
  const { status } = spawnSync('npx', ['vitest', 'run', ...tests], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
