import path from 'node:path';
import { createApp } from './app.ts';
import { BUILTIN_RECIPES } from './catalogue/builtin-recipes.ts';
import type { AppDeps } from './deps.ts';
import { createFirstAdministrator, passwordNotice } from './features/accounts/first-administrator.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { createBackground, createJobThread } from './features/jobs/background.ts';
import { createMailer } from './features/mail/mailer.ts';
import { createMetrics } from './features/operations/metrics.ts';
import { loadPageRenderer } from './features/pages/page-renderer.ts';
import { listenFault, requireFreePort } from './http/free-port.ts';
import { createHttpServer } from './http/http-server.ts';
import { securityHeaders } from './http/security-headers.ts';
import { ConfigError, readConfig } from './lib/config.ts';
import { createLogger, createOutageLog } from './lib/logger.ts';
import { takeEnvFile } from './lib/operator-files.ts';
import { VERSION } from './lib/project.ts';
import { StorageUnusable } from './lib/storage-error.ts';
import { withTimeout } from './lib/waiting-budget.ts';
import { DATABASE_FILE } from './storage/embedded/embedded-database.ts';
import { watchOpening } from './storage/embedded/watch-opening.ts';
import { openStore } from './storage/store/store.ts';

const RETRY_MS = 2000;
/** Longer than reading the catalogue takes, but not longer than a caller would wait. */
const WARM_WITHIN_MS = 10_000;

/** By then the first callers have their pages; visitors' pages go before the audit's. */
const AUDIT_AFTER_MS = 20_000;

function configOrExit(): ReturnType<typeof readConfig> {
  try {
    takeEnvFile(process.argv.slice(2));
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Bowlful cannot start:\n${error.message}`);
    process.exit(1);
  }
}

function appOrExit(deps: AppDeps): ReturnType<typeof createApp> {
  try {
    return createApp(deps);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return giveUp(error);
  }
}

const config = configOrExit();
const logger = createLogger(config.logLevel);
// The server must survive when the reader of its output goes away.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

// Only the server's own account may read the files it writes.
process.umask(0o077);

function giveUp(problem: unknown): never {
  console.error(`Bowlful cannot start:\n${problem instanceof Error ? problem.message : problem}`);
  process.exit(1);
}

await requireFreePort(config.port, config.host).catch(giveUp);

const jobThread = (rendersPages: boolean) =>
  createJobThread(config, (problem) => logger.error({ err: problem }, 'background'), { rendersPages });
const background = createBackground(
  { pages: jobThread(true), texts: jobThread(false) },
  config.assistant !== undefined,
);
// Its modules load while the storage opens.
const isThreadWarm = background.warmUp();
isThreadWarm.catch((error: unknown) => logger.error({ err: error }, 'background'));

const metrics = config.metricsToken === undefined ? null : createMetrics();
// Another process's write can block the main thread.
const databaseFile = path.join(path.resolve(config.dataDir), DATABASE_FILE);
const endWatch =
  config.mongodbUrl === undefined ? watchOpening(databaseFile, `${databaseFile}-lock`) : () => undefined;
const sayOutage = createOutageLog(logger);
const store = await openStore({
  ...config,
  builtinRecipes: BUILTIN_RECIPES,
  ...(metrics !== null && { onCommand: metrics.observeCommand }),
  onProblem(problem) {
    if (problem instanceof StorageUnusable) giveUp(problem);
    if (!sayOutage(problem)) logger.error({ err: problem }, 'storage');
  },
}).catch(giveUp);
endWatch();
const pages = await loadPageRenderer(config.clientDir, config.serverEntry, background.renderPage);
if (pages === null)
  logger.warn("The pages haven't been built, so only the API is served. Run npm run build.");
const deps = { store, config, logger, clock: Date.now, background, metrics, pages };
const app = appOrExit({ ...deps, clientDir: pages === null ? null : config.clientDir });
console.log(`Mail goes ${createMailer(config).destination}.`);
const http = createHttpServer(app, {
  headers: securityHeaders(config, pages?.scriptHashes ?? []),
  onRefusedEarly: (status) => metrics?.observeEarly(status),
});

/** Runs once the database is available, and again if it goes away meanwhile. */
async function ensureAdministrator(): Promise<void> {
  await store.whenReady();
  const passwords = createPasswords();
  try {
    const password = await createFirstAdministrator(store.administrators, passwords, config);
    const notice = await passwordNotice(store.administrators, passwords, config);
    if (notice !== null) console.warn(notice);
    if (password !== null) {
      console.log(`Administrator '${config.adminUsername}', first password (shown once): ${password}`);
    }
  } catch (error) {
    logger.error({ err: error }, 'first administrator');
    setTimeout(ensureAdministrator, RETRY_MS).unref();
  }
}

const hasAdministrator = ensureAdministrator();

/** Fills the caches before the first request; an unreachable database does not delay the start. */
const isWarm = store.whenReady().then(() => app.warmUp());
isWarm.catch((problem: unknown) => logger.warn({ err: problem }, 'catalogue warm-up'));
if (store.engine === 'embedded') {
  // Once the server says that it listens, sign-in and pages work.
  await withTimeout(
    Promise.allSettled([isWarm, isThreadWarm, hasAdministrator]),
    WARM_WITHIN_MS,
    () => undefined,
  );
}

setTimeout(() => {
  const prepared = isWarm.then(() => app.prepareAudit());
  // The next request for it starts it again.
  prepared.catch((problem: unknown) => logger.debug({ err: problem }, 'first audit'));
  const kept = isWarm.then(() => app.keepPictures());
  kept.catch((problem: unknown) => logger.warn({ err: problem }, 'copying external pictures'));
}, AUDIT_AFTER_MS).unref();

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  app.endStreams();
  await http.stop();
  await store.close();
  await background.close();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

const port = await http
  .listen(config.port, config.host)
  .catch((error: unknown) => giveUp(listenFault(error, config.port, config.host)));
console.log(`Bowlful ${VERSION} listens on http://${config.host}:${port} (${config.publicOrigin})`);
