import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { FaultProxy } from './harness/fault-proxy.ts';
import { requestLost } from './harness/faults.ts';
import { expect, test } from './harness/journey.ts';
import { freePort, ServerProcess } from './harness/server-process.ts';

test.use({ device: 'new', serviceWorkers: 'allow' });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** More than three pages of the pull, on top of the built-in recipes. */
const SYNTHETIC = 700;
/** Part of the title of a recipe that arrives last. */
const LAST = '698';

let directory: string;
let server: ServerProcess;
let proxy: FaultProxy;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  directory = await mkdtemp(join(tmpdir(), 'bowlful-large-'));
  const DATA_DIR = join(directory, 'data');
  execFileSync(process.execPath, ['--import', 'tsx', 'sync-server/testing/seed-synthetic.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR, COUNT: String(SYNTHETIC) },
  });
  proxy = new FaultProxy(await freePort());
  origin = `http://localhost:${await proxy.listen()}`;
  server = new ServerProcess(await freePort(), { DATA_DIR, PUBLIC_ORIGIN: origin });
  proxy.pointAt(server.port);
  await server.start();
});
test.afterAll(async () => {
  test.setTimeout(180_000);
  await server.stop();
  proxy.close();
  await rm(directory, { recursive: true, force: true });
});

/** Paths of the scripts of web workers that start from now on. */
const watchWorkers = (page: Page) => {
  const names: string[] = [];
  page.on('worker', (worker) => names.push(new URL(worker.url()).pathname));
  return names;
};

async function expectWhole(page: Page): Promise<void> {
  const held = page.getByRole('contentinfo').getByText(/Available offline: (\d+) of \1 recipes/);
  await expect(held).toBeAttached({ timeout: 30_000 });
}

test('a large catalogue loads in the page if the pull worker’s script is lost, resumes in the worker where the first visit was cut short, and is complete, offline too', async ({
  page,
}) => {
  const workers = watchWorkers(page);
  let pages = 0;
  proxy.break('GET', /\/pull-worker-/, requestLost);
  proxy.break('GET', /^\/api\/sync\?cursor=/, (request, response, forward) => {
    pages += 1;
    if (pages === 1) forward();
    else requestLost(request, response, forward);
  });
  await page.goto(`${origin}/dog-recipes`);
  // Two pages of 200: the first, without a cursor, and the one that is let through.
  await expect(page.getByRole('contentinfo').getByText(/Available offline: 400 of/)).toBeAttached({
    timeout: 30_000,
  });
  proxy.mend();
  const [requestsBefore, workersBefore] = [proxy.seen.length, workers.length];
  await page.reload();
  await expectWhole(page);
  expect(proxy.seen.slice(requestsBefore).filter((path) => path === 'GET /api/sync')).toEqual([]);
  expect(workers.slice(workersBefore).filter((path) => path.includes('/pull-worker-'))).toHaveLength(1);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  proxy.break('GET', /./, requestLost);
  await page.reload();
  await page.getByRole('main').getByRole('searchbox').fill(LAST);
  await expect(page.getByRole('article').getByRole('heading', { name: LAST })).toBeVisible();
  await expectWhole(page);
});
