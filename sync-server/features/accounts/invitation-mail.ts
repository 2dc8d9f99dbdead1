import type { Role } from '#domain/account/role';
import { INVITATION_DAYS } from '#domain/privacy/retention';
import type { Mail } from '../mail/mailer.ts';

const ROLE_WORDS: Record<Role, string> = { owner: 'an owner', moderator: 'a moderator' };

/** The link that makes somebody an administrator. */
export function invitationMail(id: string, to: string, link: string, role: Role): Mail {
  return {
    id,
    to,
    subject: 'Your invitation to look after Bowlful',
    text: [
      `You are invited to become ${ROLE_WORDS[role]} of Bowlful. Open this page and choose a name and a password:`,
      link,
      '',
      `The link works once, for ${INVITATION_DAYS} days. If you do not know what this is about, do nothing. We keep no address of yours.`,
    ].join('\n'),
  };
}
