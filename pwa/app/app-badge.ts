import { useEffect } from 'react';
import { useOutbox } from '../platform/outbox/use-outbox.ts';
import { showBadge } from '../platform/sync/push-badge.ts';

/** Keeps the number of waiting and refused items on the installed app's icon, in step with the queue. */
export function useAppBadge(): void {
  const count = useOutbox()?.filter(({ status }) => status !== 'sent').length;
  useEffect(() => {
    if (count !== undefined) void showBadge(count);
  }, [count]);
}
