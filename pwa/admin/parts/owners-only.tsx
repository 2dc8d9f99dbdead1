import type { ReactNode } from 'react';
import { ACCOUNTS_CALLS } from '#domain/contract/accounts';
import { useCall } from '../calls/use-read.ts';
import { Notice } from './notice.tsx';

/** True until the role is known; the server checks it in any case. */
export const useIsOwner = (): boolean => useCall(ACCOUNTS_CALLS.getAccount, {}).data?.role !== 'moderator';

/** Content for owners; a moderator sees a sentence instead, and the server answers 403. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  return useIsOwner() ? children : <Notice kind="note">Only an owner of this site may do this.</Notice>;
}
