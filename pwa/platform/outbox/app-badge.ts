import { useEffect } from 'react';
import { showBadge } from './push-badge.ts';
import { useOutbox } from './use-outbox.ts';

/** Keeps the number of waiting and refused items on the installed app's icon, in step with the queue. */
export function useAppBadge(): void {
  const count = useOutbox()?.filter(({ status }) => status !== 'sent').length;
  useEffect(() => {
    if (count !== undefined) void showBadge(count);
  }, [count]);
}
