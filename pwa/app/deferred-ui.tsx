import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { DeferredTips } from '../components/deferred-tips.tsx';
import { keepFocus } from '../components/focus.ts';
import { measureEdge } from '../components/measure-edge.ts';
import { useConsent } from '../platform/database/consent.ts';
import { useDueHere } from '../platform/database/due-here.ts';
import { useAppBadge } from '../platform/outbox/use-outbox.ts';
import { showToast } from '../platform/state/toast-store.ts';
import { connectionStore } from '../platform/sync/connection.ts';
import { ConsentGate } from './consent-gate.tsx';
import { DeferredToaster } from './deferred-toaster.tsx';
import styles from './dock.module.css';
import { InstallCard } from './install-card.tsx';
import { lazyPart } from './lazy-part.ts';
import { UpdateBar } from './update-bar.tsx';

/** Reports a recipe imported from a link, unless its import is on screen. */
function useLinkNews(): void {
  const read = useStore(connectionStore, ({ linkRead }) => linkRead);
  useEffect(() => {
    if (read === null || new URLSearchParams(location.search).get('item') === read.id) return;
    showToast({
      title: 'Recipe imported from its link',
      description: `${read.title}: open it in the queue.`,
    });
  }, [read]);
}

const Analytics = lazyPart(() => import('./analytics.tsx'), 'Analytics');
const DueReminders = lazyPart(() => import('./due-reminders.tsx'), 'DueReminders');
const FloatingTimers = lazyPart(() => import('../features/cook/floating-timers.tsx'), 'FloatingTimers');

const measure = measureEdge('--dock');

/**
 * Deferred UI, in its own chunk: offers, prompts, update notices, tooltips, toasts; none is needed for the first paint.
 */
export function DeferredUi({ offersInstall, isCooking }: { offersInstall: boolean; isCooking: boolean }) {
  const isMeasured = useConsent()?.analytics === true;
  const { hasTimers, hasReminders } = useDueHere();
  useAppBadge();
  useEffect(keepFocus, []);
  useLinkNews();
  return (
    <>
      {offersInstall && <InstallCard />}
      <div ref={measure} className={styles['dock']} data-edge data-notices>
        <DeferredToaster />
        {hasTimers && !isCooking && (
          <Suspense>
            <FloatingTimers />
          </Suspense>
        )}
        {!isCooking && <UpdateBar />}
        {hasReminders && !isCooking && (
          <Suspense>
            <DueReminders />
          </Suspense>
        )}
        <ConsentGate asks={offersInstall} />
      </div>
      {isMeasured && (
        <Suspense>
          <Analytics />
        </Suspense>
      )}
      <DeferredTips />
    </>
  );
}
