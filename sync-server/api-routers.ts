import type { Router } from '@koa/router';
import type { Logger } from 'pino';
import type { AdminStatus } from '#domain/contract/admin';
import { accountsRoutes, invitationRoutes } from './features/accounts/accounts.ts';
import { adminAccountRoutes, oneTimeCodeRoutes } from './features/accounts/admin-account.ts';
import { auditLogRoutes } from './features/accounts/audit-log.ts';
import type { OneTimeCodes } from './features/accounts/one-time-codes.ts';
import type { PasskeyCeremonies } from './features/accounts/passkey-ceremonies.ts';
import { passkeyRoutes } from './features/accounts/passkey-routes.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import { adminSessionRoutes, type SignIn } from './features/accounts/sign-in.ts';
import { analyticsRoutes } from './features/analytics/analytics.ts';
import { analyseRoutes } from './features/assistant/analyse.ts';
import { assistantRoutes } from './features/assistant/assistant.ts';
import type { Catalogue } from './features/catalogue/catalogue.ts';
import { recipeRoutes } from './features/catalogue/recipes.ts';
import { contactRoutes } from './features/contact/contact.ts';
import { householdRoutes } from './features/households/households.ts';
import type { Watchers } from './features/households/watchers.ts';
import { type PageReader, readPageRoutes } from './features/import/read-page.ts';
import type { Background } from './features/jobs/background.ts';
import type { Mailer } from './features/mail/mailer.ts';
import { adminRecipeRoutes } from './features/moderation/admin-recipes.ts';
import { editorialRoutes, recipePhotoRoutes } from './features/moderation/editorial.ts';
import { erasureRoutes } from './features/moderation/erasure.ts';
import { moderationRoutes } from './features/moderation/moderation.ts';
import type { IssueSending } from './features/newsletter/issue-sending.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.ts';
import { newsletterIssueRoutes } from './features/newsletter/newsletter-issues.ts';
import { noticeRoutes } from './features/notices/notices.ts';
import { type Metrics, metricsRoutes } from './features/operations/metrics.ts';
import { adminStatusRoutes, healthRoutes } from './features/operations/server-status.ts';
import { documentRoutes } from './features/pages/documents.ts';
import type { Guides } from './features/pages/guides.ts';
import { type SocialImages, socialRoutes } from './features/pages/social-images.ts';
import type { KeptPictures } from './features/photos/kept-pictures.ts';
import { photoRoutes } from './features/photos/photos.ts';
import { pushRoutes } from './features/push/push.ts';
import { createRevenue } from './features/revenue/dashboard/revenue-analytics.ts';
import { dashboardRoutes } from './features/revenue/dashboard.ts';
import { revenueImportRoutes } from './features/revenue/revenue-imports.ts';
import { ownReviewRoutes, ratingRoutes } from './features/reviews/reviews.ts';
import { createIndexNow } from './features/seo/index-now.ts';
import { indexingRoutes } from './features/seo/indexing.ts';
import { type LinkChecker, linkCheckRoutes } from './features/seo/link-checks.ts';
import { searchConsoleRoutes } from './features/seo/search-console.ts';
import { createSeoStats, seoContentRoutes, seoRoutes } from './features/seo/seo.ts';
import type { SiteAudits } from './features/seo/site-audits.ts';
import { siteToolRoutes } from './features/seo/site-tools.ts';
import { createShareDelivery, shareRoutes } from './features/share/share.ts';
import type { Advertisements } from './features/shop/advertisements.ts';
import { type Products, productRoutes } from './features/shop/products.ts';
import { safetyReportRoutes } from './features/submissions/safety-reports.ts';
import { submissionRoutes } from './features/submissions/submissions.ts';
import { syncRoutes } from './features/sync/sync.ts';
import { createConversions, recipeConversionRoutes } from './features/upkeep/recipe-conversion.ts';
import { recipeSafetyRoutes } from './features/upkeep/recipe-safety.ts';
import type { Sessions } from './http/sessions.ts';
import type { Visitors } from './http/visitors.ts';
import type { Config } from './lib/config.ts';
import type { Store } from './storage/store/store.ts';

export type ApiParts = {
  store: Store;
  catalogue: Catalogue;
  visitors: Visitors;
  sessions: Sessions;
  passwords: Passwords;
  signIn: SignIn;
  oneTimeCodes: OneTimeCodes;
  ceremonies: PasskeyCeremonies;
  images: SocialImages;
  config: Config;
  mailer: Mailer;
  greet: () => void;
  /** Sends pending replies. */
  sendReplies: () => void;
  sending: IssueSending;
  advertisements: Advertisements;
  /** ads.txt; null without one. */
  adsTxt: string | null;
  products: Products;
  background: Background;
  metrics: Metrics | null;
  pageReader: PageReader | null;
  pictures: KeptPictures;
  linkChecker: LinkChecker;
  /** Null if shared households are turned off. */
  watchers: Watchers | null;
  guides: Guides;
  audits: SiteAudits;
  logger: Logger;
  headers: Record<string, string>;
  builtAt: string | null;
  status: () => Promise<AdminStatus>;
  clock: () => number;
};

/** Every router of the API; a test compares their routes with `#domain/contract/registry`. */
export function apiRouters(parts: ApiParts): Router[] {
  const { store, catalogue, visitors, sessions, signIn, images, config, headers, builtAt, clock } = parts;
  const { mailer, greet, sending, advertisements, background, logger, guides } = parts;
  const revenue = createRevenue({ store, site: config.site, clock });
  return [
    healthRoutes(store),
    metricsRoutes(parts.metrics, config.metricsToken),
    documentRoutes({ catalogue, guides, ...config, adsTxt: parts.adsTxt, headers, builtAt }),
    analyseRoutes(background, visitors),
    readPageRoutes({ reader: parts.pageReader, visitors }),
    assistantRoutes({ background, catalogue, visitors }),
    recipeRoutes(catalogue),
    submissionRoutes({ submissions: store.submissions, visitors, clock }),
    ratingRoutes({ catalogue, reviews: store.reviews, visitors, clock }),
    syncRoutes(catalogue, config.site),
    householdRoutes({ store, visitors, watchers: parts.watchers }),
    pushRoutes({ store, visitors, key: config.vapid?.publicKey ?? null }),
    contactRoutes({ ...store, ...config, visitors, sendReplies: parts.sendReplies, clock }),
    newsletterRoutes({ ...store, visitors, greet, ...config, clock }),
    newsletterIssueRoutes({ store, catalogue, mailer, sending, ...config }),
    safetyReportRoutes({ ...store, visitors, clock }),
    shareRoutes({
      ...store,
      catalogue,
      visitors,
      delivery: createShareDelivery({ shares: store.shares, mailer, logger }),
      ...config,
    }),
    photoRoutes({ store, catalogue, visitors }),
    recipePhotoRoutes({ store, catalogue, pictures: parts.pictures, clock }),
    analyticsRoutes({ ...store, advertisements, catalogue, visitors, guides }),
    socialRoutes(catalogue, images),
    seoContentRoutes(guides),
    adminSessionRoutes({ sessions, signIn, visitors, auditLog: store.auditLog }),
    adminAccountRoutes(parts),
    oneTimeCodeRoutes(parts),
    passkeyRoutes(parts),
    accountsRoutes({ store, mailer, logger, ...config, sendsMail: config.site.sendsMail === true }),
    noticeRoutes({ store, sendsMail: config.site.sendsMail === true, webhook: config.webhook }),
    invitationRoutes(parts),
    auditLogRoutes({ ...store, ...config }),
    adminStatusRoutes(parts.status),
    moderationRoutes(store, catalogue),
    adminRecipeRoutes(store.submissions, catalogue, parts.pictures),
    editorialRoutes({ store, catalogue, pictures: parts.pictures, clock }),
    erasureRoutes({ store, catalogue, mailer, clock }),
    ownReviewRoutes(store, catalogue),
    productRoutes(parts),
    seoRoutes({
      audits: parts.audits,
      stats: createSeoStats({ store, content: () => guides.content, clock }),
      visitors,
    }),
    searchConsoleRoutes(store.searchConsole),
    indexingRoutes({
      ...parts,
      ...config,
      indexNow: createIndexNow({ ...parts, ...config, endpoint: config.indexNowEndpoint ?? null }),
    }),
    siteToolRoutes({
      ...parts,
      ...config,
      revenue,
      ads: {
        showsAds: config.site.showsAds ?? false,
        hasNetwork: config.site.adNetwork !== undefined,
        hasAdsTxt: parts.adsTxt !== null,
      },
    }),
    recipeSafetyRoutes({ store, catalogue, ...config, clock }),
    recipeConversionRoutes(createConversions({ store, catalogue, logger, clock })),
    dashboardRoutes({ store, catalogue, revenue, ...config, clock }),
    revenueImportRoutes({ ...store, ...config, clock }),
    linkCheckRoutes(parts.linkChecker),
  ];
}
