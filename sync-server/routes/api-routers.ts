import type { Router } from '@koa/router';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Sessions } from '../middleware/sessions.ts';
import type { Advertisements } from '../services/advertisements.ts';
import type { Background } from '../services/background/background.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { Mailer } from '../services/mailer.ts';
import type { PageReader } from '../services/page-reader/page-reader.ts';
import type { Passwords } from '../services/passwords.ts';
import { createShareDelivery } from '../services/share-delivery.ts';
import type { SignIn } from '../services/sign-in.ts';
import type { SocialImages } from '../services/social-images.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Store } from '../storage/store.ts';
import { adminAccountRoutes } from './admin-account.ts';
import { adminRecipeRoutes } from './admin-recipes.ts';
import { adminSessionRoutes } from './admin-session.ts';
import { analyseRoutes } from './analyse.ts';
import { analyticsRoutes } from './analytics.ts';
import { assistantRoutes } from './assistant.ts';
import { contactRoutes } from './contact.ts';
import { documentRoutes } from './documents.ts';
import { editorialRoutes } from './editorial.ts';
import { erasureRoutes } from './erasure.ts';
import { healthRoutes } from './health.ts';
import { moderationRoutes } from './moderation.ts';
import { newsletterRoutes } from './newsletter.ts';
import { ownReviewRoutes } from './own-review.ts';
import { photoRoutes } from './photos.ts';
import { ratingRoutes } from './ratings.ts';
import { readPageRoutes } from './read-page.ts';
import { recipeRoutes } from './recipes.ts';
import { safetyReportRoutes } from './safety-reports.ts';
import { shareRoutes } from './share.ts';
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
  images: SocialImages;
  config: Pick<Config, 'publicOrigin' | 'isSecure' | 'site'>;
  mailer: Mailer;
  greet: () => void;
  advertisements: Advertisements;
  background: Background;
  pageReader: PageReader | null;
  logger: Logger;
  headers: Record<string, string>;
  builtAt: string | null;
  clock: () => number;
};

/** Every router of the API; a test compares their routes with `#domain/contract/registry`. */
export function apiRouters(parts: ApiParts): Router[] {
  const { store, catalogue, visitors, sessions, signIn, images, config, headers, builtAt, clock } = parts;
  const { mailer, greet, advertisements, background, logger } = parts;
  return [
    healthRoutes(store),
    documentRoutes({ catalogue, ...config, headers, builtAt }),
    analyseRoutes(background, visitors),
    readPageRoutes({ reader: parts.pageReader, visitors }),
    assistantRoutes({ background, catalogue, visitors }),
    recipeRoutes(catalogue),
    submissionRoutes({ submissions: store.submissions, visitors, clock }),
    ratingRoutes({ catalogue, reviews: store.reviews, visitors, clock }),
    syncRoutes(catalogue, config.site),
    contactRoutes({ ...store, visitors, clock }),
    newsletterRoutes({ ...store, visitors, greet, ...config, clock }),
    safetyReportRoutes({ ...store, visitors, clock }),
    shareRoutes({
      ...store,
      catalogue,
      visitors,
      delivery: createShareDelivery({ shares: store.shares, mailer, logger }),
      ...config,
    }),
    photoRoutes({ store, catalogue, visitors }),
    analyticsRoutes({ ...store, advertisements, catalogue, visitors }),
    socialRoutes(catalogue, images),
    adminSessionRoutes(sessions, signIn, visitors),
    adminAccountRoutes(parts),
    moderationRoutes(store, catalogue),
    adminRecipeRoutes(store.submissions, catalogue),
    editorialRoutes({ store, catalogue, clock }),
    erasureRoutes({ store, catalogue, mailer }),
    ownReviewRoutes(store, catalogue),
  ];
}
