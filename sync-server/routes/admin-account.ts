import { Router } from '@koa/router';
import type { Context } from 'koa';
import { changePasswordBodySchema } from '#domain/account/new-password';
import type { AdminSession } from '#domain/contract/admin';
import { invalid, tooManyRequests, unauthorised } from '../errors.ts';
import type { Sessions } from '../middleware/sessions.ts';
import { noBody, parseBody, withoutQuery } from '../middleware/validate.ts';
import { changePassword, endSessions, passwordFault } from '../services/change-password.ts';
import type { Passwords } from '../services/passwords.ts';
import { admit, MustWait } from '../services/sign-in-lanes.ts';
import type { Administrator } from '../storage/administrators.ts';
import type { Store } from '../storage/store.ts';

type AccountDeps = { store: Store; sessions: Sessions; passwords: Passwords };

/** Routes for an administrator's own account, behind the session check. */
export function adminAccountRoutes({ store, sessions, passwords }: AccountDeps): Router {
  const router = new Router({ prefix: '/api/admin' });
  const nameOf = (ctx: Context) => String(ctx.state['username']);

  /** Limited: an open session must not serve to guess the password. */
  async function requirePassword(username: string, password: string): Promise<void> {
    const admitted = await admit(store.signInAttempts, username, { sessionOf: username }).catch((error) => {
      if (!(error instanceof MustWait)) throw error;
      throw tooManyRequests('Too many attempts. Please try again later.', error.waitMs / 1000);
    });
    const administrator = await store.administrators.find(username);
    const stored = administrator?.passwordHash ?? null;
    if (!(await passwords.verify(stored, password, { isKnownDevice: true }))) {
      throw invalid('This is not your present password.', 'currentPassword');
    }
    await admitted.succeed();
  }

  async function goOn(ctx: Context, administrator: Administrator | null): Promise<void> {
    if (administrator === null) throw unauthorised();
    await sessions.begin(ctx, administrator);
    ctx.body = { username: administrator.username } satisfies AdminSession;
  }

  router.post('/password', async (ctx) => {
    withoutQuery(ctx);
    const { currentPassword, newPassword } = await parseBody(ctx, changePasswordBodySchema);
    const username = nameOf(ctx);
    await requirePassword(username, currentPassword);
    const fault = passwordFault(username, newPassword);
    if (fault !== null) throw invalid(fault, 'newPassword');
    if (newPassword === currentPassword) throw invalid('This is your present password.', 'newPassword');
    await goOn(ctx, await changePassword(store, passwords, username, newPassword));
  });

  router.post('/end-other-sessions', async (ctx) => {
    withoutQuery(ctx);
    await noBody(ctx);
    await goOn(ctx, await endSessions(store, nameOf(ctx)));
  });

  return router;
}
