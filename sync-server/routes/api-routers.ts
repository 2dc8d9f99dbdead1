import type { Router } from '@koa/router';
import type { Logger } from 'pino';
import type { AdminStatus } from '#domain/contract/admin-status';
import type { Config } from '../lib/config.ts';
import type { Sessions } from '../middleware/sessions.ts';
import type { Advertisements } from '../services/advertisements.ts';
import type { Background } from '../services/background/background.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Guides } from '../services/guides.ts';
import type { IssueSending } from '../services/issue-sending.ts';
import type { KeptPictures } from '../services/kept-pictures.ts';
import type { LinkChecker } from '../services/link-checks/link-checker.ts';
import type { Mailer } from '../services/mailer.ts';
import type { Metrics } from '../services/metrics/metrics.ts';
import type { OneTimeCodes } from '../services/one-time-codes.ts';
import type { PageReader } from '../services/page-reader/page-reader.ts';
import type { Passwords } from '../services/passwords.ts';
import type { Products } from '../services/products.ts';
import { createIndexNow } from '../services/seo/index-now.ts';
import { createSeoStats } from '../services/seo/seo-stats.ts';
import type { SiteAudits } from '../services/seo/site-audits.ts';
import { createShareDelivery } from '../services/share-delivery.ts';
import type { SignIn } from '../services/sign-in.ts';
import type { SocialImages } from '../services/social-images.ts';
import { createConversions } from '../services/upkeep/conversions.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Store } from '../storage/store/store.ts';
import { accountsRoutes } from './accounts.ts';
import { adminAccountRoutes } from './admin-account.ts';
import { adminRecipeRoutes } from './admin-recipes.ts';
import { adminSessionRoutes } from './admin-session.ts';
import { adminStatusRoutes } from './admin-status.ts';
import { analyseRoutes } from './analyse.ts';
import { analyticsRoutes } from './analytics.ts';
import { assistantRoutes } from './assistant.ts';
import { auditLogRoutes } from './audit-log.ts';
import { contactRoutes } from './contact.ts';
import { dashboardRoutes } from './dashboard.ts';
import { documentRoutes } from './documents.ts';
import { editorialRoutes } from './editorial.ts';
import { erasureRoutes } from './erasure.ts';
import { healthRoutes } from './health.ts';
import { indexingRoutes } from './indexing.ts';
import { invitationRoutes } from './invitations.ts';
import { linkCheckRoutes } from './link-checks.ts';
import { metricsRoutes } from './metrics.ts';
import { moderationRoutes } from './moderation.ts';
import { newsletterRoutes } from './newsletter.ts';
import { newsletterIssueRoutes } from './newsletter-issues.ts';
import { oneTimeCodeRoutes } from './one-time-codes.ts';
import { ownReviewRoutes } from './own-review.ts';
import { photoRoutes } from './photos.ts';
import { productRoutes } from './products.ts';
import { ratingRoutes } from './ratings.ts';
import { readPageRoutes } from './read-page.ts';
import { recipeConversionRoutes } from './recipe-conversion.ts';
import { recipePhotoRoutes } from './recipe-photos.ts';
import { recipeSafetyRoutes } from './recipe-safety.ts';
import { recipeRoutes } from './recipes.ts';
import { revenueImportRoutes } from './revenue-imports.ts';
import { safetyReportRoutes } from './safety-reports.ts';
import { searchConsoleRoutes } from './search-console.ts';
import { seoRoutes } from './seo.ts';
import { seoContentRoutes } from './seo-content.ts';
import { shareRoutes } from './share.ts';
import { siteToolRoutes } from './site-tools.ts';
import { socialRoutes } from './social.ts';
import { submissionRoutes } from './submissions.ts';
import { syncRoutes } from './sync.ts';

export type ApiParts = {
  store: Store;
  catalogue: Catalogue;
  visitors: Visitors;
  sessions: Sessions;
  passwords: Passwords;
  signIn: SignIn;
  oneTimeCodes: OneTimeCodes;
  images: SocialImages;
  config: Pick<
    Config,
    | 'publicOrigin'
    | 'isSecure'
    | 'site'
    | 'metricsToken'
    | 'mailsPerMinute'
    | 'mailFrom'
    | 'indexNowEndpoint'
    | 'auditKeptDays'
  >;
  mailer: Mailer;
  greet: () => void;
  /** Sends the replies that wait. */
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
    recipePhotoRoutes({ store, catalogue, clock, publicOrigin: config.publicOrigin }),
    analyticsRoutes({ ...store, advertisements, catalogue, visitors, guides }),
    socialRoutes(catalogue, images),
    seoContentRoutes(guides),
    adminSessionRoutes({ sessions, signIn, visitors, auditLog: store.auditLog }),
    adminAccountRoutes(parts),
    oneTimeCodeRoutes(parts),
    accountsRoutes({ store, mailer, logger, ...config, sendsMail: config.site.sendsMail === true }),
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
      ads: {
        showsAds: config.site.showsAds ?? false,
        hasNetwork: config.site.adNetwork !== undefined,
        hasAdsTxt: parts.adsTxt !== null,
      },
    }),
    recipeSafetyRoutes({ store, catalogue, ...config, clock }),
    recipeConversionRoutes(createConversions({ store, catalogue, logger, clock })),
    dashboardRoutes({ store, catalogue, ...config, clock }),
    revenueImportRoutes({ ...store, ...config, clock }),
    linkCheckRoutes(parts.linkChecker),
  ];
}
