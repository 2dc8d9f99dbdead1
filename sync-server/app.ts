import Koa, { type Context } from 'koa';
import { ACCOUNTS_CALLS } from '#domain/contract/accounts';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { PASSKEY_CALLS } from '#domain/contract/passkeys';
import { apiRouters } from './api-routers.ts';
import type { AppDeps } from './deps.ts';
import { createOneTimeCodes } from './features/accounts/one-time-codes.ts';
import { createPasskeyCeremonies } from './features/accounts/passkey-ceremonies.ts';
import { createPasswords } from './features/accounts/passwords.ts';
import { createSignIn } from './features/accounts/sign-in.ts';
import { createAnswers } from './features/catalogue/answers.ts';
import { answerReady, createCatalogue } from './features/catalogue/catalogue.ts';
import { createSnapshotCache, snapshotOf } from './features/catalogue/snapshot.ts';
import { sendReplies } from './features/contact/contact.ts';
import { createWatchers } from './features/households/watchers.ts';
import { REAL_OUTSIDE } from './features/import/fetch-page.ts';
import { createPageReader } from './features/import/read-page.ts';
import { createBackground, inThisProcess } from './features/jobs/background.ts';
import { countedMailer, createMailer } from './features/mail/mailer.ts';
import { sendIssues } from './features/newsletter/issue-sending.ts';
import { answerOneClick, greetSubscribers } from './features/newsletter/newsletter.ts';
import { createNoticeSending } from './features/notices/notice-sending.ts';
import { observeRequests } from './features/operations/metrics.ts';
import { scheduleBackups } from './features/operations/scheduled-backups.ts';
import { serverStatus } from './features/operations/server-status.ts';
import { readAdsTxt } from './features/pages/documents.ts';
import { readGuides } from './features/pages/guides.ts';
import { pageRoutes } from './features/pages/pages.ts';
import { createSocialImages } from './features/pages/social-images.ts';
import { builtAt, readStaticFiles, withRetiredWorker } from './features/pages/static-files.ts';
import { createKeptPictures } from './features/photos/kept-pictures.ts';
import { createReminderSending } from './features/push/push.ts';
import { createLinkChecker } from './features/seo/link-checks.ts';
import { createSiteAudits } from './features/seo/site-audits.ts';
import { readAdvertisements } from './features/shop/advertisements.ts';
import { withExchangeRates } from './features/shop/exchange-rates.ts';
import { readProducts } from './features/shop/products.ts';
import { answerMethods, refuseTrace } from './http/allowed-methods.ts';
import { guardApi, isAdminApi, requireSameOrigin } from './http/api-guard.ts';
import { guardRoutes } from './http/guard-routes.ts';
import { answerProblems } from './http/problems.ts';
import { admitBodies } from './http/read-body.ts';
import { securityHeaders } from './http/security-headers.ts';
import { createSessions } from './http/sessions.ts';
import { answerShares } from './http/share-target.ts';
import { shedExcess } from './http/shed-excess.ts';
import { createVisitors } from './http/visitors.ts';
import { unavailable } from './lib/errors.ts';
import { createSecretBox } from './lib/secret-box.ts';
import { outsideRequests, withinRequest } from './lib/waiting-budget.ts';

/** Addresses below `/api/admin/` that need no session: signing in and accepting an invitation. */
const OPEN_PATHS: ReadonlySet<string> = new Set([
  ADMIN_CALLS.login.path,
  ACCOUNTS_CALLS.lookAtInvitation.path,
  ACCOUNTS_CALLS.acceptInvitation.path,
  PASSKEY_CALLS.beginPasskeyLogin.path,
  PASSKEY_CALLS.passkeyLogin.path,
]);

const NOTICES_EVERY_MS = 60_000;
const REMINDERS_EVERY_MS = 60_000;

type App = Koa & {
  /** Reads the catalogue, so the first caller doesn't have to wait for it. */
  warmUp(): Promise<void>;
  /** Audits the site in advance: the first run takes seconds, later ones only read what has changed. */
  prepareAudit(): Promise<void>;
  /** Copies pictures that recipes still link from other sites, once. */
  keepPictures(): Promise<void>;
  /** Ends the streams of events, which would otherwise keep the server from stopping. */
  endStreams(): void;
};

/** Assembles the server; it doesn't listen yet. */
export function createApp(deps: AppDeps): App {
  const { store, config, logger, clock, pages, clientDir, metrics = null, linkPauseMs } = deps;
  const here = inThisProcess(config, { logger, clock });
  const background =
    deps.background ?? createBackground({ pages: here, texts: here }, config.assistant !== undefined);
  const headers = securityHeaders(config, pages?.scriptHashes ?? []);
  const found = clientDir === null ? new Map<string, never>() : readStaticFiles(clientDir, headers);
  const files = config.isWorkerRetired ? withRetiredWorker(found, headers) : found;
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
  const passwords = deps.passwords ?? createPasswords();
  const oneTimeCodes = createOneTimeCodes({
    store,
    box: createSecretBox(config),
    clock,
    onUnreadable: () => logger.error('One-time codes were sealed with a different key. Check SECRETS_KEY.'),
  });
  const mailer = countedMailer(createMailer(config), (outcome) => metrics?.observeMail(outcome));
  const watchers = config.site.households ? createWatchers(store) : null;
  metrics?.readFrom({
    waiting: () => background.waiting(),
    mailsWaiting: () => store.greetings.count(),
    households: () => store.households.counts(),
    watchers: () => watchers?.count() ?? 0,
  });

  const guides = readGuides(clientDir);

  const app = new Koa({ proxy: config.trustProxy > 0, maxIpsCount: config.trustProxy });
  // Connections that break mid-answer; earlier errors are answered and logged below.
  app.on('error', (problem: unknown) => logger.debug({ err: problem }, 'answer'));
  app.use(observeRequests({ logger, metrics, ...config }));
  app.use(answerReady((url) => files.get(url) ?? catalogue.ready(url)));
  app.use(shedExcess({ logger, headers, clock }));
  app.use((ctx, next) => {
    ctx.set(headers);
    return next();
  });
  app.use(answerProblems());
  app.use(refuseTrace);
  app.use((_ctx, next) => withinRequest(next));
  app.use(guardApi(store));
  app.use(answerShares);
  app.use(admitBodies());
  app.use(answerOneClick(store, clock));
  app.use(requireSameOrigin(config.publicOrigin));
  // Before routing, so no admin route can be forgotten. The allowed methods are public.
  const isOpen = (ctx: Context) => !isAdminApi(ctx) || OPEN_PATHS.has(ctx.path) || ctx.method === 'OPTIONS';
  app.use((ctx, next) => (isOpen(ctx) ? next() : sessions.require(ctx, next)));
  const onEnd = (isMade: boolean) => metrics?.observeBackup(isMade);
  if (config.backups !== undefined) scheduleBackups(config.backups, { store, logger, clock, onEnd });
  const products = readProducts(config.productsFile);
  const site = {
    ...withExchangeRates(config.site, config.ratesFile),
    ...(products.version !== undefined && { productsVersion: products.version }),
  };
  const { publicOrigin } = config;
  const outside = { ...REAL_OUTSIDE, ...deps.outside };
  const buildTime = clientDir === null ? null : builtAt(clientDir);
  const audits = createSiteAudits({
    catalogue,
    renderer: pages,
    background,
    files,
    publicOrigin,
    site,
    products,
    guides,
    builtAt: buildTime,
    logger,
    clock,
  });
  const pictures = createKeptPictures({
    store,
    catalogue,
    outside: config.site.readsLinks ? outside : null,
    publicOrigin,
    logger,
    clock,
  });
  const routers = apiRouters({
    store,
    catalogue,
    visitors: createVisitors(store.limits, config),
    sessions,
    passwords,
    signIn: createSignIn({ ...store, passwords, oneTimeCodes }),
    oneTimeCodes,
    ceremonies: createPasskeyCeremonies({ store, config, clock }),
    images: createSocialImages(config.displayFont, headers, background),
    config: { ...config, site },
    mailer,
    greet: greetSubscribers({ store, mailer, logger, ...config }),
    sendReplies: sendReplies({ store, mailer, logger, supportEmail: config.site.supportEmail }),
    sending: sendIssues({ store, mailer, logger, clock, ...config }),
    advertisements: readAdvertisements(config.advertisementsFile),
    adsTxt: readAdsTxt(config),
    products,
    background,
    metrics,
    pictures,
    pageReader: config.site.readsLinks ? createPageReader({ ...config, background, logger, outside }) : null,
    linkChecker: createLinkChecker({
      ...config,
      store,
      outside: config.checksLinks ? outside : null,
      logger,
      clock,
      ...(linkPauseMs !== undefined && { pauseMs: linkPauseMs }),
    }),
    watchers,
    guides,
    logger,
    headers,
    builtAt: buildTime,
    status: serverStatus({ store, site: config.site, backups: config.backups, builtAt: buildTime, clock }),
    audits,
    clock,
  });
  const tellOfItems = createNoticeSending({
    store,
    mailer,
    webhook: config.webhook,
    logger,
    publicOrigin,
    clock,
  });
  store.whileOpen(tellOfItems, NOTICES_EVERY_MS);
  if (config.vapid !== undefined) {
    const sendReminders = createReminderSending({
      store,
      vapid: config.vapid,
      outside,
      publicOrigin,
      logger,
      clock,
    });
    store.whileOpen(sendReminders, REMINDERS_EVERY_MS);
  }
  guardRoutes(routers, { requireSession: sessions.require, auditLog: store.auditLog });
  for (const router of routers) app.use(router.routes());
  app.use(answerMethods);
  app.use(pageRoutes({ catalogue, guides, files, renderer: pages, publicOrigin, site, products, headers }));
  return Object.assign(app, {
    async warmUp() {
      await catalogue.snapshot();
    },
    keepPictures: () => pictures.keepAll(),
    endStreams: () => watchers?.end(),
    async prepareAudit() {
      if (pages !== null) await (await audits.run()).answers;
    },
  });
}
