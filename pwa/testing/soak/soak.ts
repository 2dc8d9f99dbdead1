import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clearRows } from './record-row.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Two browsers at once: a script of its own, which records its row itself. */
const HOUSEHOLDS = 'pwa/testing/soak/households.ts';
const PLAYWRIGHT = ['playwright', 'test', '--config', 'pwa/e2e/playwright.config.ts'];

/** Test files under the folders that count runs, filtered by parts of their paths. */
function countingFiles(wished: readonly string[]): string[] {
  return ['pwa', 'sync-server']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => wished.length === 0 || wished.some((text) => file.includes(text)))
    .filter((file) => /\bruns: |harness\/runs\.ts'/.test(readFileSync(join(root, file), 'utf8')))
    .sort();
}

function run(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, SOAK: '1' };
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}

/** Runs the counting tests in full, the journeys even after a unit test has failed; false if any failed. */
function soak(wished: readonly string[]): boolean {
  if (wished.length === 0) clearRows();
  const files = countingFiles(wished);
  const journeys = files.filter((file) => file.endsWith('.spec.ts'));
  const units = files.filter((file) => !journeys.includes(file));
  const hasHouseholds = wished.length === 0 || wished.some((text) => HOUSEHOLDS.includes(text));
  let isSound = units.length === 0 || run('npx', ['vitest', 'run', ...units]);
  if (journeys.length === 0 && !hasHouseholds) return isSound;
  if (!run('npm', ['run', 'build'])) return false;
  if (journeys.length > 0) isSound = run('npx', [...PLAYWRIGHT, ...journeys]) && isSound;
  return (!hasHouseholds || run('npx', ['tsx', HOUSEHOLDS])) && isSound;
}

if (!soak(process.argv.slice(2))) process.exitCode = 1;
