import { Router } from '@koa/router';
import type { Context } from 'koa';
import { ACCOUNTS_CALLS, type OwnAccount, type OwnSession } from '#domain/contract/accounts';
import { ACCOUNT_CALLS, type AdminSession } from '#domain/contract/admin';
import { noteAct } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf, type Sessions } from '../../http/sessions.ts';
import { ApiError, invalid, notFound, unauthorised } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { changePassword, endSessions, type Passwords, passwordFault } from './passwords.ts';
import { admit, checked, confirmPassword } from './sign-in.ts';

export type AccountDeps = {
  store: Store;
  sessions: Sessions;
  passwords: Passwords;
  oneTimeCodes: OneTimeCodes;
};

/**
 * The signed-in administrator.
 * @throws {ApiError} 401 if the account is gone
 */
export async function ownAccount(
  { store }: Pick<AccountDeps, 'store'>,
  ctx: Context,
): Promise<Administrator> {
  const administrator = await store.administrators.find(nameOf(ctx));
  if (administrator === null) throw unauthorised();
  return administrator;
}

/** An administrator's view of their own account. */
async function presentAccount(
  { oneTimeCodes }: Pick<AccountDeps, 'oneTimeCodes'>,
  administrator: Administrator,
): Promise<OwnAccount> {
  const { username, role, codes } = administrator;
  const recoveryCodesLeft = await oneTimeCodes.recoveryLeft(administrator);
  return { username, role, hasCodes: codes !== null, recoveryCodesLeft };
}

/** Routes for an administrator's own account, behind the session check. */
export function adminAccountRoutes(deps: AccountDeps): Router {
  const { store, sessions, passwords } = deps;
  const router = new Router();

  async function goOn(ctx: Context, administrator: Administrator | null): Promise<AdminSession> {
    if (administrator === null) throw unauthorised();
    noteAct(ctx, { target: `account:${administrator.username}` });
    await sessions.begin(ctx, administrator);
    return { username: administrator.username };
  }

  async function ownSessions(ctx: Context): Promise<OwnSession[]> {
    const { username, credentialId } = await ownAccount(deps, ctx);
    const listed = await store.sessions.list(username, credentialId);
    return listed.map(({ id, device, createdAt, seenAt }) => ({
      id,
      device,
      since: createdAt.toISOString(),
      lastSeen: seenAt.toISOString(),
      isThis: id === ctx.state['sessionId'],
    }));
  }

  serve(router, ACCOUNTS_CALLS.getAccount, async (ctx) => presentAccount(deps, await ownAccount(deps, ctx)));

  serve(router, ACCOUNTS_CALLS.listSessions, ownSessions);

  serve(router, ACCOUNTS_CALLS.endSession, async (ctx, { params: { id } }) => {
    if (!(await store.sessions.deleteOneOf(nameOf(ctx), id))) throw notFound('This session has ended.');
    noteAct(ctx, { target: `account:${nameOf(ctx)}` });
    return await ownSessions(ctx);
  });

  serve(router, ACCOUNT_CALLS.changePassword, async (ctx, { body: { currentPassword, newPassword } }) => {
    const username = nameOf(ctx);
    await confirmPassword(deps, username, currentPassword);
    const fault = passwordFault(username, newPassword);
    if (fault !== null) throw invalid(fault, 'newPassword');
    if (newPassword === currentPassword) throw invalid('This is your current password.', 'newPassword');
    return await goOn(ctx, await changePassword(store, passwords, username, newPassword));
  });

  serve(router, ACCOUNT_CALLS.endOtherSessions, async (ctx) =>
    goOn(ctx, await endSessions(store, nameOf(ctx))),
  );

  return router;
}

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
    const recoveryCodes = await checked(admitted, () => oneTimeCodes.confirm(administrator, code));
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
