import { randomUUID } from 'node:crypto';
import { Router } from '@koa/router';
import type { Logger } from 'pino';
import type { Role } from '#domain/account/account';
import { ACCOUNTS_CALLS, type Accounts } from '#domain/contract/accounts';
import { INVITATION_DAYS } from '#domain/privacy/retention';
import { noteAct } from '../../http/act-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf } from '../../http/sessions.ts';
import { ApiError, notFound } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { removeAccount } from './change-password.ts';

const ROLE_WORDS: Record<Role, string> = { owner: 'an owner', moderator: 'a moderator' };

/** The invitation link. */
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
