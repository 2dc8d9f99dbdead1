import { lazy, Suspense } from 'react';
import { LaterTips } from '../components/later-tips.tsx';
import { LaterToaster } from '../components/later-toaster.tsx';
import { useCookTimersExist } from '../database/cook-timers-exist.ts';
import { Analytics } from './analytics.tsx';
import { useAppBadge } from './app-badge.ts';
import { ConsentGate } from './consent-gate.tsx';
import { InstallCard } from './install-card.tsx';
import styles from './later-parts.module.css';
import { measurePile } from './measure-pile.ts';
import { UpdateBar } from './update-bar.tsx';

const FloatingTimers = lazy(async () => ({
  default: (await import('../screens/cook/floating-timers.tsx')).FloatingTimers,
}));

/** What no first paint shows: offers, questions, notices of updates, hints, toasts. A chunk of its own. */
export function LaterParts({ offersInstall, isCooking }: { offersInstall: boolean; isCooking: boolean }) {
  const hasTimers = useCookTimersExist();
  useAppBadge();
  return (
    <>
      {offersInstall && <InstallCard />}
      <div ref={measurePile} className={styles['pile']}>
        {!isCooking && <UpdateBar />}
        <ConsentGate asks={offersInstall} />
      </div>
      <Analytics />
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
