import Koa from 'koa';
import type { AppDeps } from './deps.ts';
import { unavailable } from './errors.ts';
import { answerMethods } from './middleware/allowed-methods.ts';
import { answerReady } from './middleware/answer-ready.ts';
import { guardApi } from './middleware/api-guard.ts';
import { answerProblems } from './middleware/problems.ts';
import { requireSameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { createSessions } from './middleware/sessions.ts';
import { adminSessionRoutes, LOGIN_PATH } from './routes/admin-session.ts';
import { documentRoutes } from './routes/documents.ts';
import { healthRoutes } from './routes/health.ts';
import { moderationRoutes } from './routes/moderation.ts';
import { pageRoutes } from './routes/pages.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { recipeRoutes } from './routes/recipes.ts';
import { syncRoutes } from './routes/sync.ts';
import { createAnswers } from './services/answers.ts';
import { createCatalogue } from './services/catalogue.ts';
import { createPasswords } from './services/passwords.ts';
import { createSignIn } from './services/sign-in.ts';
import { snapshotOf } from './services/snapshot.ts';
import { createSnapshotCache } from './services/snapshot-cache.ts';
import { readStaticFiles } from './services/static-files.ts';
import { createVisitors } from './services/visitors.ts';

/** Assembles the server; it listens to nothing yet. */
export function createApp(deps: AppDeps): Koa {
  const { store, config, logger, clock, pages, clientDir } = deps;
  const { isSecure, publicOrigin } = config;
  const headers = securityHeaders(isSecure, pages?.scriptHashes ?? []);
  const files = clientDir === null ? new Map() : readStaticFiles(clientDir, headers);
  const cache = createSnapshotCache({
    async head() {
      if (!store.isReady()) throw unavailable();
      return await store.changes.head();
    },
    snapshot: async () => snapshotOf(await store.changes.snapshot()),
    clock,
  });
  const catalogue = createCatalogue(cache, createAnswers(), headers);
  const visitors = createVisitors(store.limits, config);
  const sessions = createSessions(store.sessions, isSecure);
  const signIn = createSignIn({ ...store, passwords: createPasswords() });

  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  app.use(answerReady((url) => files.get(url) ?? catalogue.ready(url)));
  app.use(async (ctx, next) => {
    ctx.set(headers);
    await next();
  });
  app.use(answerProblems(logger));
  app.use(guardApi(store));
  app.use(requireSameOrigin(publicOrigin));
  // Before routing, so that no administrator's route can be forgotten.
  app.use((ctx, next) =>
    ctx.path.startsWith('/api/admin/') && ctx.path !== LOGIN_PATH ? sessions.require(ctx, next) : next(),
  );
  for (const router of [
    healthRoutes(store),
    documentRoutes({ catalogue, publicOrigin, isSecure, headers }),
    recipeRoutes(catalogue),
    ratingRoutes({ catalogue, reviews: store.reviews, visitors, clock }),
    syncRoutes(catalogue),
    adminSessionRoutes(sessions, signIn, visitors),
    moderationRoutes(store, catalogue),
  ]) {
    app.use(router.routes());
  }
  app.use(answerMethods);
  app.use(pageRoutes({ catalogue, renderer: pages, publicOrigin, headers }));
  return app;
}
