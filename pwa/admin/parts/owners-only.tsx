import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Content for owners; a moderator sees a sentence instead, and the server answers 403. */
export function OwnersOnly({ isOwner, children }: { isOwner: boolean; children: ReactNode }) {
  return isOwner ? children : <Notice kind="note">Only an owner of this site may do this.</Notice>;
}
