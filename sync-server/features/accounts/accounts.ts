import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import type { Context } from 'koa';
import type { Logger } from 'pino';
import { canonicalUserName, type Role } from '#domain/account/account';
import { ACCOUNTS_CALLS, type Accounts } from '#domain/contract/accounts';
import { INVITATION_DAYS } from '#domain/privacy/retention';
import { noteAct, notesOf } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf, type Sessions } from '../../http/sessions.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, invalid, notFound, tooManyAttempts, unauthorised } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { StoredInvitation } from '../../storage/invitations.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { type Passwords, passwordFault, removeAccount } from './passwords.ts';
import { ADDRESS } from './sign-in.ts';

const ROLE_WORDS: Record<Role, string> = { owner: 'an owner', moderator: 'a moderator' };

function invitationMail(id: string, to: string, link: string, role: Role): Mail {
  return {
    id,
    to,
    subject: 'Your invitation to look after Bowlful',
    text: [
      `You are invited to become ${ROLE_WORDS[role]} of Bowlful. Open this page and choose a name and a password:`,
      link,
      '',
      `The link works once, for ${INVITATION_DAYS} days. Not expecting this? Ignore it: we haven’t kept your address.`,
    ].join('\n'),
  };
}

type AccountsDeps = {
  store: Store;
  mailer: Mailer;
  logger: Logger;
  publicOrigin: string;
  /** Whether mail goes through a mail server: a link must not be written to a file. */
  sendsMail: boolean;
};

const conflict = (detail: string) => new ApiError(409, 'conflict', detail);

/** Administrators and invitations, for owners only. */
export function accountsRoutes({ store, mailer, logger, publicOrigin, sendsMail }: AccountsDeps): Router {
  const { administrators, invitations } = store;
  const router = new Router();

  async function present(you: string): Promise<Accounts> {
    const [accounts, open] = await Promise.all([administrators.list(), invitations.list()]);
    const withPasskeys = accounts.map(async ({ username, role, codes, passkeyUserId, createdAt }) => {
      const passkeys = passkeyUserId === null ? 0 : (await store.passkeys.list(passkeyUserId)).length;
      return { username, role, hasCodes: codes !== null, passkeys, createdAt, isYou: username === you };
    });
    return {
      accounts: await Promise.all(withPasskeys),
      invitations: open.map(({ id, role, invitedBy, createdAt, expiresAt }) => {
        return {
          id,
          role,
          invitedBy,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        };
      }),
      sendsMail,
    };
  }

  /** @throws {ApiError} 404 if there is none, 409 for the caller's own account */
  async function another(username: string, you: string): Promise<Administrator> {
    const found = await administrators.find(username);
    if (found === null) throw notFound('There is no such administrator.');
    if (found.username === you) throw conflict('This is your own account. Only another owner can change it.');
    return found;
  }

  serve(router, ACCOUNTS_CALLS.listAccounts, (ctx) => present(nameOf(ctx)));

  serve(router, ACCOUNTS_CALLS.changeRole, async (ctx, { body }) => {
    const { username, role } = await another(body.username, nameOf(ctx));
    await administrators.setRole(username, body.role);
    // Two owners may have demoted each other simultaneously: promote both again.
    if (!(await administrators.list()).some((each) => each.role === 'owner')) {
      await administrators.setRole(username, role);
      throw conflict('There must be at least one owner.');
    }
    if (body.role !== 'owner') await invitations.removeOf(username);
    noteAct(ctx, { target: `account:${username}`, before: { role }, after: { role: body.role } });
    return await present(nameOf(ctx));
  });

  serve(router, ACCOUNTS_CALLS.removeAccount, async (ctx, { body }) => {
    const account = await another(body.username, nameOf(ctx));
    const { username, role } = account;
    if (role === 'owner') throw conflict('Make this owner a moderator first.');
    await removeAccount(store, account);
    noteAct(ctx, { target: `account:${username}`, before: { role } });
    return await present(nameOf(ctx));
  });

  serve(router, ACCOUNTS_CALLS.invite, async (ctx, { body: { role, email } }) => {
    const { token, invitation } = await invitations.create(role, nameOf(ctx));
    const { id } = invitation;
    const link = `${publicOrigin}/admin#invitation=${token}`;
    const expiresAt = invitation.expiresAt.toISOString();
    let isMailed = false;
    if (email !== undefined && sendsMail) {
      // The link is shown anyway, so an unreachable mail server does no harm.
      isMailed = await mailer.send(invitationMail(randomUUID(), email, link, role)).then(
        () => true,
        (error: unknown) => {
          logger.warn({ err: error }, 'invitation');
          return false;
        },
      );
    }
    noteAct(ctx, { target: `invitation:${id}`, after: { role, isMailed } });
    return { id, link, expiresAt, isMailed };
  });

  serve(router, ACCOUNTS_CALLS.revokeInvitation, async (ctx, { params: { id } }) => {
    if (!(await invitations.remove(id))) throw notFound('There is no such invitation.');
    noteAct(ctx, { target: `invitation:${id.slice(0, 40)}` });
    return await present(nameOf(ctx));
  });

  return router;
}

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
