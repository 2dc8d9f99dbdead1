import { Router } from '@koa/router';
import { type AdminSession, loginBodySchema } from '#domain/contract/admin';
import type { Sessions } from '../middleware/sessions.ts';
import { noBody, parseBody } from '../middleware/validate.ts';
import { notesOf } from '../services/request-notes.ts';
import type { SignIn } from '../services/sign-in.ts';
import type { Visitors } from '../services/visitors.ts';
import type { AuditLog } from '../storage/audit-log.ts';
import { LOGIN_PATH } from './open-paths.ts';

type SessionDeps = { sessions: Sessions; signIn: SignIn; visitors: Visitors; auditLog: AuditLog };

/** Sign-in and sign-out. */
export function adminSessionRoutes({ sessions, signIn, visitors, auditLog }: SessionDeps): Router {
  const router = new Router();

  router.post(LOGIN_PATH, async (ctx) => {
    const credentials = await parseBody(ctx, loginBodySchema);
    const caller = { addressKey: visitors.addressKey(ctx), deviceToken: sessions.deviceToken(ctx) };
    const administrator = await signIn(credentials, caller);
    await sessions.begin(ctx, administrator);
    const { requestId } = notesOf(ctx);
    const { username } = administrator;
    await auditLog.add({ who: username, act: 'login', target: `account:${username}`, requestId });
    ctx.body = { username } satisfies AdminSession;
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
