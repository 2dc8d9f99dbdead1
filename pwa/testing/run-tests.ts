import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FileTime, failedTests, journeyFiles, partSeconds, summary, unitFiles } from './test-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = join(root, 'pwa/dist/test-reports');
const usual = partSeconds(readFileSync(join(root, 'pwa/testing/README.md'), 'utf8'));

const vitest = (part: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${part}.json`,
];

/** The parts of `npm test`, in order; each is an npm script that also runs alone. */
const PARTS: readonly { name: string; args?: string[]; env?: Record<string, string> }[] = [
  { name: 'lint' },
  { name: 'types' },
  { name: 'test:unit', args: vitest('test:unit') },
  { name: 'test:storage', args: vitest('test:storage') },
  { name: 'build' },
  { name: 'budgets' },
  {
    name: 'journeys',
    args: ['--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'journeys.json') },
  },
];

function readReport(part: string): unknown {
  try {
    return JSON.parse(readFileSync(join(reports, `${part}.json`), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Runs all parts up to the first that fails, then says how long each took and what failed. */
function runTests(): boolean {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const parts: { name: string; seconds: number }[] = [];
  const files: FileTime[] = [];
  const failed: string[] = [];
  let isGreen = true;
  for (const { name, args = [], env = {} } of PARTS) {
    const start = Date.now();
    const { status } = spawnSync('npm', ['run', name, ...(args.length > 0 ? ['--', ...args] : [])], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    parts.push({ name, seconds: (Date.now() - start) / 1000 });
    const report = readReport(name);
    if (report !== undefined) {
      files.push(...(name === 'journeys' ? journeyFiles(report) : unitFiles(report)));
      failed.push(...failedTests(report));
    }
    isGreen = status === 0;
    if (!isGreen) break;
  }
  const shown = (path: string) => relative(root, path);
  const named = files.map(({ file, seconds }) => ({ file: shown(file), seconds }));
  process.stdout.write(`${summary({ parts, usual, files: named, failed })}\n`);
  return isGreen;
}

if (!runTests()) process.exitCode = 1;
