import { X } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../components/button.tsx';
import { DeferredTips } from '../components/deferred-tips.tsx';
import { keepFocus } from '../components/focus.ts';
import { lazyPart } from '../components/lazy-part.ts';
import { measureEdge } from '../components/measure-edge.ts';
import { consentStore, useConsent } from '../platform/database/consent.ts';
import { useDueHere } from '../platform/database/due-here.ts';
import {
  setPreference,
  useHasReasonToInstall,
  usePreference,
  usePreferencesRead,
} from '../platform/database/preferences.ts';
import { useAppBadge } from '../platform/outbox/use-outbox.ts';
import { installsByHand, isInstalled } from '../platform/state/installed.ts';
import { showToast, toastStore } from '../platform/state/toast-store.ts';
import { connectionStore } from '../platform/sync/connection.ts';
import { pushConsent } from '../platform/sync/outside-measurement.ts';
import styles from './dock.module.css';
import { acceptInstallOffer, installOfferStore, nextSnooze } from './install-offer.ts';
import { UpdateBar } from './update-bar.tsx';

/** Offers installation after a second visit or once something is saved. Never covers the content. */
function InstallCard() {
  const { offer } = useStore(installOfferStore);
  const hasReason = useHasReasonToInstall();
  const snoozedUntil = usePreference('installSnoozedUntil');
  const isRead = usePreferencesRead();
  const [byHand, setByHand] = useState(false);
  useEffect(() => setByHand(installsByHand(navigator) && !isInstalled()), []);

  const isSnoozed = snoozedUntil !== null && Date.parse(snoozedUntil) > Date.now();
  if (!isRead || !hasReason || isSnoozed || (offer === null && !byHand)) return null;
  const snooze = () => void setPreference('installSnoozedUntil', nextSnooze(snoozedUntil, new Date()));
  return (
    <aside aria-label="Install Bowlful" className={styles['card']}>
      <div>
        <p className={styles['title']}>Keep Bowlful on this device</p>
        <p className={styles['text']}>
          {offer === null
            ? 'Tap Share, then Add to Home Screen. Every recipe then opens without a network.'
            : 'It opens like any other app, and every recipe works without a network.'}
        </p>
      </div>
      {offer !== null && (
        <Button variant="soft" onClick={() => void acceptInstallOffer().then((agreed) => agreed || snooze())}>
          Install
        </Button>
      )}
      <button type="button" className={styles['close']} aria-label="Not now" onClick={snooze}>
        <X size={20} aria-hidden />
      </button>
    </aside>
  );
}

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

const Toaster = lazyPart(() => import('./toaster.tsx'), 'Toaster');

/** The notification region, loaded by the first toast or by F8. */
export function DeferredToaster() {
  const hasToast = useStore(toastStore, ({ toast }) => toast !== null);
  const [calledBy, setCalledBy] = useState<'toast' | 'key' | null>(null);
  useEffect(() => {
    if (hasToast) setCalledBy((before) => before ?? 'toast');
  }, [hasToast]);
  useEffect(() => {
    if (calledBy !== null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && setCalledBy('key');
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [calledBy]);
  if (calledBy === null) return null;
  return (
    <Suspense>
      <Toaster takesFocus={calledBy === 'key'} />
    </Suspense>
  );
}

const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'), 'ConsentBanner');
const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx'), 'ConsentDialog');

/**
 * Asks for consent if none is stored and pushes the choice to the analytics settings, on every load and every change.
 * @param asks false on screens where a banner would obstruct the work
 */
export function ConsentGate({ asks }: { asks: boolean }) {
  const consent = useConsent();
  const isCustomizing = useStore(consentStore, (state) => state.isCustomizing);
  useEffect(() => {
    if (consent) pushConsent(consent);
  }, [consent]);
  return (
    <Suspense>
      {asks && consent === null && <ConsentBanner />}
      {isCustomizing && <ConsentDialog />}
    </Suspense>
  );
}
