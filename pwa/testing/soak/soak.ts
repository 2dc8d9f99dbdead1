import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearRows } from './record-row.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Two browsers share a household: a script rather than a test, which records its own row. */
const HOUSEHOLDS = 'pwa/testing/soak/households.ts';
const PLAYWRIGHT = ['playwright', 'test', '--config', 'pwa/e2e/playwright.config.ts'];

/** Test files that count their runs; if there are `pathParts`, only those whose path contains one of them. */
function countingFiles(pathParts: readonly string[]): string[] {
  return ['pwa', 'sync-server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => pathParts.length === 0 || pathParts.some((text) => file.includes(text)))
    .filter((file) => /\bruns: |harness\/runs\.ts'/.test(readFileSync(join(root, file), 'utf8')))
    .sort();
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, SOAK: '1' };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** Runs these tests in full, the journeys even after a unit test has failed; false if any failed. */
function soak(pathParts: readonly string[]): boolean {
  if (pathParts.length === 0) clearRows();
  const files = countingFiles(pathParts);
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !journeys.includes(file));
  const hasHouseholds = pathParts.length === 0 || pathParts.some((text) => HOUSEHOLDS.includes(text));
  let isSound = units.length === 0 || run('npx', ['vitest', 'run', ...units]);
  if (journeys.length === 0 && !hasHouseholds) return isSound;
  if (!run('npm', ['run', 'build'])) return false;
  if (journeys.length > 0) isSound = run('npx', [...PLAYWRIGHT, ...journeys]) && isSound;
  return (!hasHouseholds || run('npx', ['tsx', HOUSEHOLDS])) && isSound;
}

if (!soak(process.argv.slice(2))) process.exitCode = 1;
