import { Router } from '@koa/router';
import { type AdminSession, loginBodySchema } from '#domain/contract/admin';
import type { Sessions } from '../middleware/sessions.ts';
import { noBody, parseBody } from '../middleware/validate.ts';
import type { SignIn } from '../services/sign-in.ts';
import type { Visitors } from '../services/visitors.ts';

export const LOGIN_PATH = '/api/admin/login';

/** Sign-in and sign-out. */
export function adminSessionRoutes(sessions: Sessions, signIn: SignIn, visitors: Visitors): Router {
  const router = new Router();

  router.post(LOGIN_PATH, async (ctx) => {
    const credentials = await parseBody(ctx, loginBodySchema);
    const caller = { addressKey: visitors.addressKey(ctx), deviceToken: sessions.deviceToken(ctx) };
    const administrator = await signIn(credentials, caller);
    await sessions.begin(ctx, administrator);
    ctx.body = { username: administrator.username } satisfies AdminSession;
  });

  router.post('/api/admin/logout', async (ctx) => {
    await noBody(ctx);
    await sessions.end(ctx);
    ctx.status = 204;
  });

  router.get('/api/admin/session', (ctx) => {
    ctx.body = { username: String(ctx.state['username']) } satisfies AdminSession;
  });

  return router;
}
