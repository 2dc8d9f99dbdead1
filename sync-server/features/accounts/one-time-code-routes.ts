import { Router } from '@koa/router';
import { ACCOUNTS_CALLS } from '#domain/contract/accounts';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { ApiError, invalid, unauthorised } from '../../lib/errors.ts';
import { type AccountDeps, ownAccount, presentAccount } from './admin-account.ts';
import { endSessions } from './change-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { admit } from './sign-in-lanes.ts';

/** One-time codes of the caller's own account, behind the session check. */
export function oneTimeCodeRoutes(deps: AccountDeps): Router {
  const { store, sessions, oneTimeCodes } = deps;
  const router = new Router();

  serve(router, ACCOUNTS_CALLS.beginCodes, async (ctx, { body: { currentPassword } }) => {
    const { username } = await confirmPassword(deps, nameOf(ctx), currentPassword);
    noteAct(ctx, { target: `account:${username}` });
    return await oneTimeCodes.offer(username);
  });

  serve(router, ACCOUNTS_CALLS.confirmCodes, async (ctx, { body: { code } }) => {
    const administrator = await ownAccount(deps, ctx);
    const { username } = administrator;
    const admitted = await admit(store.signInAttempts, username, { sessionOf: username });
    const recoveryCodes = await oneTimeCodes.confirm(administrator, code);
    if (recoveryCodes === null) {
      throw invalid('This code does not match the key right now. Try the next one.', 'code');
    }
    await admitted.succeed();
    noteAct(ctx, {
      target: `account:${username}`,
      before: { hasCodes: administrator.codes !== null },
      after: { hasCodes: true },
    });
    // Sessions started with only a password end; this one continues with a new token.
    const renewed = await endSessions(store, username);
    if (renewed === null) throw unauthorised();
    await sessions.begin(ctx, renewed);
    return { recoveryCodes };
  });

  serve(router, ACCOUNTS_CALLS.renewRecoveryCodes, async (ctx, { body: { currentPassword } }) => {
    const administrator = await confirmPassword(deps, nameOf(ctx), currentPassword);
    const recoveryCodes = await oneTimeCodes.renewRecovery(administrator);
    if (recoveryCodes === null) throw new ApiError(409, 'conflict', 'Your account has no one-time codes.');
    noteAct(ctx, { target: `account:${administrator.username}` });
    return { recoveryCodes };
  });

  serve(router, ACCOUNTS_CALLS.removeCodes, async (ctx, { body: { currentPassword } }) => {
    const administrator = await confirmPassword(deps, nameOf(ctx), currentPassword);
    const removed = await oneTimeCodes.remove(administrator);
    if (removed === null) throw unauthorised();
    noteAct(ctx, {
      target: `account:${removed.username}`,
      before: { hasCodes: administrator.codes !== null },
      after: { hasCodes: false },
    });
    return await presentAccount(deps, removed);
  });

  return router;
}
