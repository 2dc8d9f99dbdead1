import { Router } from '@koa/router';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { notesOf } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf, type Sessions } from '../../http/sessions.ts';
import type { Visitors } from '../../http/visitors.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import type { SignIn } from './sign-in.ts';

type SessionDeps = { sessions: Sessions; signIn: SignIn; visitors: Visitors; auditLog: AuditLog };

/** Sign-in and sign-out. */
export function adminSessionRoutes({ sessions, signIn, visitors, auditLog }: SessionDeps): Router {
  const router = new Router();

  serve(router, ADMIN_CALLS.login, async (ctx, { body: credentials }) => {
    const caller = { addressKey: visitors.addressKey(ctx), deviceToken: sessions.deviceToken(ctx) };
    const administrator = await signIn(credentials, caller);
    await sessions.begin(ctx, administrator);
    const { requestId } = notesOf(ctx);
    const { username } = administrator;
    await auditLog.add({ who: username, act: 'login', target: `account:${username}`, requestId });
    return { username };
  });

  serve(router, ADMIN_CALLS.logout, (ctx) => sessions.end(ctx));

  serve(router, ADMIN_CALLS.getSession, (ctx) => ({ username: nameOf(ctx) }));

  return router;
}
