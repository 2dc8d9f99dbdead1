import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { atSize } from './at-size.ts';
import { browserTimes } from './browser-times.ts';
import { bundleFigures } from './bundle-figures.ts';
import { catalogueThroughput } from './catalogue-throughput.ts';
import { dashboardTimes } from './dashboard-times.ts';
import { engineFigures } from './engine-figures.ts';
import { type Figure, markdownTable } from './figures.ts';
import { furtherLighthouseScores, lighthouseScores } from './lighthouse-scores.ts';
import { mixedSoak } from './mixed-soak.ts';
import { navigationTimes } from './navigation-times.ts';
import { offlineReady } from './offline-ready.ts';
import { outageReturn } from './outage-return.ts';
import { outboxFlush } from './outbox-flush.ts';
import { overload } from './overload.ts';
import { paintedVisits } from './painted-visits.ts';
import { restartTimes } from './restart-times.ts';
import { reviewWrites } from './review-writes.ts';
import { twoProcesses } from './two-processes.ts';
import { uploadLoad } from './upload-load.ts';
import { verdictAfterLetter } from './verdict-after-letter.ts';
import { wrongLogins } from './wrong-logins.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const table = fileURLToPath(new URL('latest.md', import.meta.url));

/**
 * Runs the real server on its own data directory, with the given number of synthetic recipes in addition to the
 * built-in ones.
 */
async function withServer<T>(
  synthetic: number,
  act: (origin: string, pid: number, server: ServerProcess) => Promise<T>,
  environment: Record<string, string> = {},
): Promise<T> {
  const directory = await mkdtemp(join(tmpdir(), 'bowlful-bench-data-'));
  if (synthetic > 0) {
    execFileSync(process.execPath, ['--import', 'tsx', 'sync-server/testing/seed-synthetic.ts'], {
      cwd: root,
      env: { ...process.env, DATA_DIR: directory, COUNT: String(synthetic) },
      stdio: 'inherit',
    });
  }
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = new ServerProcess(port, { DATA_DIR: directory, PUBLIC_ORIGIN: origin, ...environment });
  await server.start();
  try {
    return await act(origin, server.pid, server);
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** Measures everything and writes the table; `npm run bench -- engines sizes` runs parts of it. */
async function bench(parts: readonly string[]): Promise<void> {
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  const figures: Figure[] = [];
  if (wants('engines')) figures.push(...engineFigures());
  if (wants('sizes')) figures.push(...(await bundleFigures()));
  if (wants('lighthouse')) figures.push(...(await withServer(0, lighthouseScores)));
  if (wants('further-lighthouse')) figures.push(...(await withServer(0, furtherLighthouseScores)));
  if (wants('server')) figures.push(...(await withServer(0, catalogueThroughput)));
  if (wants('writes')) figures.push(...(await withServer(0, reviewWrites)));
  if (wants('uploads')) figures.push(...(await withServer(0, uploadLoad)));
  if (wants('restart')) figures.push(...(await restartTimes()));
  if (wants('size')) figures.push(...(await atSize()));
  if (wants('dashboard')) figures.push(...(await dashboardTimes()));
  if (wants('overload')) figures.push(...(await withServer(0, overload)));
  if (wants('outage')) {
    figures.push(...(await withServer(0, outageReturn, { REVIEWS_PER_HOUR: '30', TRUST_PROXY: '1' })));
  }
  if (wants('logins')) figures.push(...(await withServer(0, wrongLogins, { TRUST_PROXY: '1' })));
  if (wants('flush')) figures.push(...(await withServer(0, outboxFlush)));
  if (wants('editor')) figures.push(...(await withServer(0, verdictAfterLetter)));
  if (wants('visits')) {
    figures.push(...(await withServer(0, (origin, _, server) => paintedVisits(origin, () => server.stop()))));
  }
  if (wants('navigation')) figures.push(...(await withServer(0, navigationTimes)));
  if (wants('processes')) figures.push(...(await twoProcesses()));
  // Half an hour: on request alone.
  if (parts.includes('soak')) figures.push(...(await withServer(0, mixedSoak)));
  if (wants('browser')) {
    figures.push(...(await withServer(0, offlineReady)));
    for (const recipes of [1_000, 10_000]) {
      figures.push(
        ...(await withServer(recipes - BUILTIN_RECIPES.length, (origin) => browserTimes(origin, recipes))),
      );
    }
  }
  const machine = `${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
  const text = `# Figures\n\nMeasured on ${new Date().toISOString().slice(0, 10)}: ${machine}. Medians unless said otherwise.\n\n${markdownTable(figures)}`;
  if (parts.length === 0) await writeFile(table, text);
  console.log(text);
}

await bench(process.argv.slice(2));
