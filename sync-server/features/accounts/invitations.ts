import { Router } from '@koa/router';
import type { Context } from 'koa';
import { canonicalUserName } from '#domain/account/account';
import { ACCOUNTS_CALLS } from '#domain/contract/accounts';
import { notesOf } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import type { Sessions } from '../../http/sessions.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, invalid, notFound, tooManyAttempts, unauthorised } from '../../lib/errors.ts';
import type { StoredInvitation } from '../../storage/invitations.ts';
import type { Store } from '../../storage/store/store.ts';
import { passwordFault } from './change-password.ts';
import type { Passwords } from './passwords.ts';
import { ADDRESS } from './sign-in-lanes.ts';

type InvitationDeps = { store: Store; sessions: Sessions; passwords: Passwords; visitors: Visitors };

const worthless = () =>
  notFound('This invitation is no longer valid: it was used, revoked or is too old. Ask for another.');

/** Calls for holders of an invitation link, without a session. */
export function invitationRoutes({ store, sessions, passwords, visitors }: InvitationDeps): Router {
  const { administrators, invitations, signInAttempts } = store;
  const router = new Router();

  /** @throws {ApiError} 404 if the token is invalid, 429 after guesses from this address */
  async function invited(ctx: Context, token: string): Promise<StoredInvitation> {
    const key = `invitation:${visitors.addressKey(ctx)}`;
    const attempt = await signInAttempts.claim({ key, ...ADDRESS });
    if (!attempt.isAllowed) throw tooManyAttempts(attempt.waitMs);
    const invitation = await invitations.find(token);
    if (invitation === null) throw worthless();
    await signInAttempts.release(attempt.claim);
    return invitation;
  }

  serve(router, ACCOUNTS_CALLS.lookAtInvitation, async (ctx, { body: { token } }) => {
    const { role, invitedBy, expiresAt } = await invited(ctx, token);
    return { role, invitedBy, expiresAt: expiresAt.toISOString() };
  });

  serve(router, ACCOUNTS_CALLS.acceptInvitation, async (ctx, { body: { token, username, password } }) => {
    const { id } = await invited(ctx, token);
    if (canonicalUserName(username) === '') throw invalid('Enter a visible name.', 'username');
    const fault = passwordFault(username, password);
    if (fault !== null) throw invalid(fault, 'password');
    const passwordHash = await passwords.hash(password);
    const taken = await invitations.take(token);
    if (taken === null) throw worthless();
    const { role, invitedBy } = taken;
    if ((await administrators.create({ username, passwordHash, role })) === 'exists') {
      await invitations.giveBack(token);
      throw new ApiError(409, 'conflict', 'This name is taken. Choose another.', { field: 'username' });
    }
    await invitations.remove(id);
    const { requestId } = notesOf(ctx);
    const target = `account:${username}`;
    const after = { role, invitedBy };
    await store.auditLog.add({ who: username, act: 'acceptInvitation', target, after, requestId });
    const created = await administrators.find(username);
    if (created === null) throw unauthorised();
    await sessions.begin(ctx, created);
    return { username: created.username };
  });

  return router;
}
