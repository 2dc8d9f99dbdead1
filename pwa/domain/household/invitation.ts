/** The household's secret: 32 bytes as base64url. The number is the invitation's version; a sentence may end after it. */
const INVITATION = /(?:^|#)1\.([A-Za-z0-9_-]{43})[.,;:!?]*$/;

/**
 * The link by which another device joins. The secret is in the fragment, which browsers never send to a server.
 * @param origin of the site, as in 'https://bowlful.example'
 * @param secret 32 bytes as base64url
 */
export const writeInvitation = (origin: string, secret: string): string => `${origin}/join#1.${secret}`;

/**
 * The secret of an invitation, however it was pasted: the link with words around it, or its fragment alone. Null if it was
 * cut off, isn't one, or is of a later version.
 */
export function readInvitation(text: string): string | null {
  const secrets = text.split(/[\s<>"'()]+/).flatMap((part) => INVITATION.exec(part)?.[1] ?? []);
  const [secret = null, ...others] = new Set(secrets);
  // Two invitations: a guess could join the wrong household.
  return others.length === 0 ? secret : null;
}
