import type { Router } from '@koa/router';
import type { Config } from '../config.ts';
import type { Sessions } from '../middleware/sessions.ts';
import type { Catalogue } from '../services/catalogue.ts';
import type { SignIn } from '../services/sign-in.ts';
import type { SocialImages } from '../services/social-images.ts';
import type { Visitors } from '../services/visitors.ts';
import type { Store } from '../storage/store.ts';
import { adminSessionRoutes } from './admin-session.ts';
import { analyseRoutes } from './analyse.ts';
import { documentRoutes } from './documents.ts';
import { healthRoutes } from './health.ts';
import { moderationRoutes } from './moderation.ts';
import { ratingRoutes } from './ratings.ts';
import { recipeRoutes } from './recipes.ts';
import { socialRoutes } from './social.ts';
import { syncRoutes } from './sync.ts';

export type ApiParts = {
  store: Store;
  catalogue: Catalogue;
  visitors: Visitors;
  sessions: Sessions;
  signIn: SignIn;
  images: SocialImages;
  config: Pick<Config, 'publicOrigin' | 'isSecure'>;
  headers: Record<string, string>;
  clock: () => number;
};

/** Every router of the API; a test holds their routes to the list in `#domain/contract/registry`. */
export function apiRouters(parts: ApiParts): Router[] {
  const { store, catalogue, visitors, sessions, signIn, images, config, headers, clock } = parts;
  return [
    healthRoutes(store),
    documentRoutes({ catalogue, ...config, headers }),
    analyseRoutes(visitors),
    recipeRoutes(catalogue),
    ratingRoutes({ catalogue, reviews: store.reviews, visitors, clock }),
    syncRoutes(catalogue),
    socialRoutes(catalogue, images),
    adminSessionRoutes(sessions, signIn, visitors),
    moderationRoutes(store, catalogue),
  ];
}
