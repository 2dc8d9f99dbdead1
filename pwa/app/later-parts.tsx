import { lazy, Suspense } from 'react';
import { LaterTips } from '../components/later-tips.tsx';
import { LaterToaster } from '../components/later-toaster.tsx';
import { useConsent } from '../database/consent.ts';
import { useCookTimersExist } from '../database/cook-timers-exist.ts';
import { useAppBadge } from './app-badge.ts';
import { ConsentGate } from './consent-gate.tsx';
import { InstallCard } from './install-card.tsx';
import styles from './later-parts.module.css';
import { measurePile } from './measure-pile.ts';
import { UpdateBar } from './update-bar.tsx';

const Analytics = lazy(async () => ({ default: (await import('./analytics.tsx')).Analytics }));
const FloatingTimers = lazy(async () => ({
  default: (await import('../screens/cook/floating-timers.tsx')).FloatingTimers,
}));

/**
 * Deferred UI, in its own chunk: offers, prompts, update notices, tooltips, toasts; none is part of the first paint.
 */
export function LaterParts({ offersInstall, isCooking }: { offersInstall: boolean; isCooking: boolean }) {
  const isMeasured = useConsent()?.analytics === true;
  const hasTimers = useCookTimersExist();
  useAppBadge();
  return (
    <>
      {offersInstall && <InstallCard />}
      <div ref={measurePile} className={styles['pile']}>
        {!isCooking && <UpdateBar />}
        <ConsentGate asks={offersInstall} />
      </div>
      {isMeasured && (
        <Suspense>
          <Analytics />
        </Suspense>
      )}
      {hasTimers && !isCooking && (
        <Suspense>
          <FloatingTimers />
        </Suspense>
      )}
      <LaterTips />
      <LaterToaster />
    </>
  );
}
