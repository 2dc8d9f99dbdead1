import { INVITATION_WORDS } from './invitation-words.ts';

/** The household's secret: 32 bytes as base64url. The number is the invitation's version; a sentence may end after it. */
const INVITATION = /(?:^|#)1\.([A-Za-z0-9_-]{43})[.,;:!?]*$/;
/** Words that both sides compare: one in four billion strangers has the same four. */
const WORDS = 4;

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

/**
 * Four words that show two people that they have the same invitation; no word comes twice in a row.
 * @param digest of the secret, four bytes at least, so that the words don't give the secret away
 */
export function invitationWords(digest: Uint8Array): string[] {
  const words: string[] = [];
  for (const byte of digest.slice(0, WORDS)) {
    const word = INVITATION_WORDS[byte] ?? '';
    words.push(word === words.at(-1) ? (INVITATION_WORDS[(byte + 1) % INVITATION_WORDS.length] ?? '') : word);
  }
  return words;
}
