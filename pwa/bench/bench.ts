import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { type Figure, markdownTable } from './figures.ts';
import { firstSync } from './first-sync.ts';
import { firstVisits } from './first-visits.ts';
import { navigationTimes } from './navigation-times.ts';
import { withFolder } from './phone.ts';
import { repeatVisits } from './repeat-visits.ts';
import { restartAndRestore } from './restart-and-restore.ts';
import { serverLoad } from './server-load.ts';
import { sharding } from './sharding.ts';
import { twoProcesses } from './two-processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const table = fileURLToPath(new URL('latest.md', import.meta.url));

/** Runs the real server on its own data folder, with `recipes` recipes. */
async function withServer<T>(
  act: (origin: string, server: ServerProcess) => Promise<T>,
  recipes = BUILTIN_RECIPES.length,
): Promise<T> {
  return withFolder(async (folder) => {
    if (recipes > BUILTIN_RECIPES.length) {
      execFileSync(process.execPath, ['--import', 'tsx', 'sync-server/testing/seed-synthetic.ts'], {
        cwd: root,
        env: { ...process.env, DATA_DIR: folder, COUNT: String(recipes - BUILTIN_RECIPES.length) },
        stdio: 'inherit',
      });
    }
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const server = new ServerProcess(port, { DATA_DIR: folder, PUBLIC_ORIGIN: origin });
    await server.start();
    return act(origin, server).finally(() => server.stop());
  });
}

/** The benchmarks to check before a release; each answers one question. */
const PARTS: Record<string, () => Promise<Figure[]>> = {
  'first-visit': () => withServer(firstVisits),
  'repeat-visit': () => withServer((origin, server) => repeatVisits(origin, () => server.stop())),
  navigation: () => withServer(navigationTimes),
  'first-sync': async () => [
    ...(await withServer((origin) => firstSync(origin, 1_000), 1_000)),
    ...(await withServer((origin) => firstSync(origin, 10_000), 10_000)),
  ],
  server: () => withServer(serverLoad),
  restart: restartAndRestore,
  'two-processes': twoProcesses,
  sharding,
};

/** Measures everything and writes the table; `npm run bench -- server restart` only prints those parts. */
async function bench(wished: readonly string[]): Promise<void> {
  const figures: Figure[] = [];
  for (const [part, measure] of Object.entries(PARTS)) {
    if (wished.length === 0 || wished.includes(part)) figures.push(...(await measure()));
  }
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  const text = `# Figures\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${machine}. Medians unless said otherwise.\n\n${markdownTable(figures)}`;
  if (wished.length === 0) await writeFile(table, text);
  console.log(text);
}

await bench(process.argv.slice(2));
