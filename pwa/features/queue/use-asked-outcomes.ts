import { useEffect } from 'react';
import { askOutcomes } from '../../platform/outbox/outcomes.ts';

/** Asks what became of the recipes sent from here, when the queue is looked at and whenever the network is back. */
export function useAskedOutcomes(isOnline: boolean): void {
  useEffect(() => {
    // A queue that cannot be read says so itself.
    if (isOnline) askOutcomes().catch(() => {});
  }, [isOnline]);
}
