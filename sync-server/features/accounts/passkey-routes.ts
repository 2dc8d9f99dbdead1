import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { PASSKEY_CALLS, PASSKEYS_MAX, type Passkey } from '#domain/contract/passkeys';
import { noteAct, notesOf } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { deviceInWords } from '../../http/sessions.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, invalid, notFound, tooManyAttempts, unauthorised } from '../../lib/errors.ts';
import { type AccountDeps, ownAccount } from './admin-account.ts';
import type { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { ADDRESS, confirmPassword } from './sign-in.ts';

type PasskeyDeps = Pick<AccountDeps, 'store' | 'sessions' | 'passwords'> & {
  ceremonies: PasskeyCeremonies;
  visitors: Visitors;
  logger: Logger;
};

const REFUSED =
  'We couldn’t accept this passkey. It may have been removed, or five minutes have passed. Try again, or sign in with your password.';
const COPIED =
  'Somebody may have copied this passkey: it has counted backwards. Sign in with your password and remove it.';

/** Sign-in with a passkey, and an administrator's own passkeys. */
export function passkeyRoutes(deps: PasskeyDeps): Router {
  const { store, sessions, ceremonies, visitors, logger } = deps;
  const { passkeys, signInAttempts, auditLog } = store;
  const router = new Router();

  serve(router, PASSKEY_CALLS.beginPasskeyLogin, () => ceremonies.ask());

  serve(router, PASSKEY_CALLS.passkeyLogin, async (ctx, { body }) => {
    const key = `passkey:${visitors.addressKey(ctx)}`;
    const attempt = await signInAttempts.claim({ key, ...ADDRESS });
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.waitMs);
    const signedIn = await ceremonies.signIn(body).catch(async (error: unknown) => {
      // An outage isn't a guess.
      await signInAttempts.release(attempt.claim);
      throw error;
    });
    if (signedIn === 'refused') throw unauthorised(REFUSED);
    if (signedIn === 'copied') {
      logger.warn('A passkey was refused, because its counter went backwards: it may have been copied.');
      throw unauthorised(COPIED);
    }
    await signInAttempts.forget(key);
    const { administrator, passkey } = signedIn;
    const { username } = administrator;
    await sessions.begin(ctx, administrator);
    const { requestId } = notesOf(ctx);
    const after = { passkey: passkey.id };
    await auditLog.add({ who: username, act: 'login', target: `account:${username}`, after, requestId });
    return { username };
  });

  async function own(ctx: Context): Promise<{ userId: string; username: string }> {
    const { passkeyUserId, username } = await ownAccount(deps, ctx);
    // No passkey belongs to '': an account without any has no id.
    return { userId: passkeyUserId ?? '', username };
  }

  async function present(userId: string): Promise<Passkey[]> {
    return (await passkeys.list(userId)).map(({ id, name, createdAt, lastUsedAt }) => {
      return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
    });
  }

  serve(router, PASSKEY_CALLS.listPasskeys, async (ctx) => present((await own(ctx)).userId));

  serve(router, PASSKEY_CALLS.beginPasskey, async (ctx, { body: { currentPassword } }) => {
    const { userId, username } = await own(ctx);
    if ((await passkeys.list(userId)).length >= PASSKEYS_MAX)
      throw new ApiError(409, 'conflict', `You have ${PASSKEYS_MAX} passkeys. Remove one first.`);
    return await ceremonies.offer(await confirmPassword(deps, username, currentPassword));
  });

  serve(router, PASSKEY_CALLS.addPasskey, async (ctx, { body }) => {
    const administrator = await ownAccount(deps, ctx);
    const device = deviceInWords(ctx.get('User-Agent'));
    const added = await ceremonies.add(administrator, body, device === '' ? 'Passkey' : device);
    if (added === null) throw invalid('We couldn’t add this passkey. Begin again.');
    noteAct(ctx, { target: `account:${administrator.username}`, after: { passkey: added.id } });
    return await present(added.userId);
  });

  serve(router, PASSKEY_CALLS.renamePasskey, async (ctx, { params: { id }, body: { name } }) => {
    const { userId, username } = await own(ctx);
    if (!(await passkeys.rename(userId, id, name))) throw notFound('There is no such passkey.');
    noteAct(ctx, { target: `account:${username}`, after: { passkey: id } });
    return await present(userId);
  });

  serve(router, PASSKEY_CALLS.removePasskey, async (ctx, { params: { id } }) => {
    const { userId, username } = await own(ctx);
    if (!(await passkeys.remove(userId, id))) throw notFound('There is no such passkey.');
    noteAct(ctx, { target: `account:${username}`, before: { passkey: id } });
    return await present(userId);
  });

  return router;
}
