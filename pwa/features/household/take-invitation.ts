import { readInvitation } from '#domain/household/invitation';

declare global {
  interface Window {
    /** The fragment of the link that opened this page: the first script of `index.html` takes it out of the address. */
    invitation?: string;
  }
}

/** Held in memory only, so that it reaches no history entry, storage or report. */
let held: string | null = null;

/** Whole link of a fragment, as people copy it. */
const linkOf = (fragment: string) => `${location.origin}/join${fragment}`;

/** The invitation of the link that opened this page, or one that was pasted; null without one. */
export function heldInvitation(): string | null {
  if (window.invitation !== undefined) held = linkOf(window.invitation);
  delete window.invitation;
  return held;
}

/** An invitation starts with its version; other fragments, such as that of the skip link, are not invitations. */
const INVITATION = /^#\d/;

/** Takes an invitation out of the address if a link was opened while the page was already there. */
export function takeFromAddress(): string | null {
  if (INVITATION.test(location.hash)) {
    held = linkOf(location.hash);
    history.replaceState(history.state, '', location.pathname);
  }
  return heldInvitation();
}

/** Keeps an invitation pasted elsewhere for `/join`, as it must reach no server or storage; false if it is none. */
export function takeFromText(text: string): boolean {
  if (readInvitation(text) === null) return false;
  held = text;
  return true;
}

/** Hands an invitation to `/join`; null forgets it. */
export function holdInvitation(invitation: string | null): void {
  held = invitation;
}
