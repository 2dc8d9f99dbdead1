import Koa, { type Context } from 'koa';
import type { AppDeps } from './deps.ts';
import { unavailable } from './errors.ts';
import { admitBodies } from './middleware/admit-bodies.ts';
import { answerMethods } from './middleware/allowed-methods.ts';
import { answerReady } from './middleware/answer-ready.ts';
import { guardApi, isAdminApi } from './middleware/api-guard.ts';
import { answerProblems } from './middleware/problems.ts';
import { requireSameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { createSessions } from './middleware/sessions.ts';
import { answerShares } from './middleware/share-target.ts';
import { shedExcess } from './middleware/shed-excess.ts';
import { LOGIN_PATH } from './routes/admin-session.ts';
import { apiRouters } from './routes/api-routers.ts';
import { pageRoutes } from './routes/pages.ts';
import { readAdvertisements } from './services/advertisements.ts';
import { createAnswers } from './services/answers.ts';
import { createBackground, inThisProcess } from './services/background/background.ts';
import { builtAt } from './services/built-at.ts';
import { createCatalogue } from './services/catalogue.ts';
import { createMailer } from './services/mailer.ts';
import { greetSubscribers } from './services/newsletter-greetings.ts';
import { REAL_OUTSIDE } from './services/page-reader/fetch-page.ts';
import { createPageReader } from './services/page-reader/page-reader.ts';
import { createPasswords } from './services/passwords.ts';
import { withRetiredWorker } from './services/retired-worker.ts';
import { createSignIn } from './services/sign-in.ts';
import { snapshotOf } from './services/snapshot.ts';
import { createSnapshotCache } from './services/snapshot-cache.ts';
import { createSocialImages } from './services/social-images.ts';
import { readStaticFiles } from './services/static-files.ts';
import { createVisitors } from './services/visitors.ts';
import { outsideRequests, withinRequest } from './storage/waiting-budget.ts';

type App = Koa & {
  /** Reads the catalogue, so that the first caller need not wait for it. */
  warmUp(): Promise<void>;
};

/** Assembles the server; it listens to nothing yet. */
export function createApp(deps: AppDeps): App {
  const { store, config, logger, clock, pages, clientDir } = deps;
  const background =
    deps.background ??
    createBackground(inThisProcess(config, { logger, clock }), config.assistant !== undefined);
  const headers = securityHeaders(config, pages?.scriptHashes ?? []);
  const built = clientDir === null ? new Map<string, never>() : readStaticFiles(clientDir, headers);
  const files = config.isWorkerRetired ? withRetiredWorker(built, headers) : built;
  const cache = createSnapshotCache({
    async head() {
      if (!store.isReady()) throw unavailable();
      return await outsideRequests(() => store.changes.head());
    },
    snapshot: async () => snapshotOf(await outsideRequests(() => store.changes.snapshot())),
    clock,
  });
  const catalogue = createCatalogue(cache, createAnswers(), headers);
  const sessions = createSessions(store, config.isSecure);
  const passwords = createPasswords();
  const mailer = createMailer(config);

  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  // Connections that break in the midst of an answer; whatever goes wrong before is answered and noted below.
  app.on('error', (problem: unknown) => logger.debug({ err: problem }, 'answer'));
  app.use(answerReady((url) => files.get(url) ?? catalogue.ready(url)));
  app.use(shedExcess({ logger, headers, clock }));
  app.use((ctx, next) => {
    ctx.set(headers);
    return next();
  });
  app.use(answerProblems(logger));
  app.use((_ctx, next) => withinRequest(next));
  app.use(guardApi(store));
  app.use(answerShares);
  app.use(admitBodies());
  app.use(requireSameOrigin(config.publicOrigin));
  // Before routing, so that no administrator's route can be forgotten. Which methods answer is no secret.
  const isOpen = (ctx: Context) => !isAdminApi(ctx) || ctx.path === LOGIN_PATH || ctx.method === 'OPTIONS';
  app.use((ctx, next) => (isOpen(ctx) ? next() : sessions.require(ctx, next)));
  const routers = apiRouters({
    store,
    catalogue,
    visitors: createVisitors(store.limits, config),
    sessions,
    passwords,
    signIn: createSignIn({ ...store, passwords }),
    images: createSocialImages(config.displayFont, headers, background),
    config,
    mailer,
    greet: greetSubscribers({ store, mailer, logger, ...config }),
    advertisements: readAdvertisements(config.advertisementsFile),
    background,
    pageReader: config.site.readsLinks
      ? createPageReader({ ...config, background, logger, outside: { ...REAL_OUTSIDE, ...deps.outside } })
      : null,
    logger,
    headers,
    builtAt: clientDir === null ? null : builtAt(clientDir),
    clock,
  });
  for (const router of routers) app.use(router.routes());
  app.use(answerMethods);
  const { publicOrigin, site } = config;
  app.use(pageRoutes({ catalogue, files, renderer: pages, publicOrigin, site, headers }));
  return Object.assign(app, {
    async warmUp() {
      await catalogue.snapshot();
    },
  });
}
