import { WifiOff, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { cookedRecipeId, NO_RECIPE } from '#domain/catalogue/recipe-address';
import { lazyPart } from '../components/lazy-part.ts';
import type { Section } from '../components/section.ts';
import { whenHydrated } from '../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../platform/hydration/lazy-hydration-boundary.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Header } from './header.tsx';
// The footer is rendered with the page, but its code loads later.
import './footer.module.css';
import { LIVE_REGIONS, SpokenNote, useAnnouncement } from '../components/announce.tsx';
import { dismissClearedNotice, useClearedNotice } from '../platform/database/preferences.ts';
import { useConnection } from '../platform/sync/connection.ts';
import styles from './layout.module.css';
import { usePreparedScreens, useRouteChange } from './screen-changes.ts';
import { useAppearance } from './theme.tsx';
import { usePageMeta } from './use-page-meta.ts';

const DeferredUi = lazyPart(() => import('./deferred-ui.tsx'), 'DeferredUi');
const Footer = lazyPart(() => whenHydrated().then(() => import('./footer.tsx')), 'Footer');

// A constant element: a re-render before hydration would replace the server-rendered content.
const FOOTER = (
  <LazyHydrationBoundary fallback={null} isBelowFold>
    <Footer />
  </LazyHydrationBoundary>
);

/** Header, page, footer and overlays. */
export function Layout({ section, children }: { section: Section; children: ReactNode }) {
  const { pathname } = useLocation();
  const isAdmin = pathname === '/admin' || pathname.startsWith('/admin/');
  const isCooking = cookedRecipeId(pathname) !== NO_RECIPE;
  // The administration and cook mode have their own frames.
  const isBare = isAdmin || isCooking;
  const [isStarted, setStarted] = useState(false);
  useEffect(() => void whenHydrated().then(() => setStarted(true)), []);
  usePreparedScreens();
  useAppearance();
  useRouteChange();
  usePageMeta();
  return (
    <div data-section={section} className={styles['app']}>
      <a href="#main" className={styles['skip']}>
        Skip to the content
      </a>
      {!isBare && <Header section={section} />}
      <main id="main" tabIndex={-1} className={styles['main']}>
        {/* Before the screen, so that it cannot shift it if the browser paints in between; styles put it below the cloth. */}
        {!isBare && <Notices />}
        {children}
      </main>
      <div id={LIVE_REGIONS.polite} aria-live="polite" className="visually-hidden" />
      <div id={LIVE_REGIONS.assertive} aria-live="assertive" className="visually-hidden" />
      {isStarted && (
        <Suspense>
          <DeferredUi offersInstall={!isBare} isCooking={isCooking} />
        </Suspense>
      )}
      {!isBare && FOOTER}
      {!isBare && <BottomBar />}
    </div>
  );
}

/** Notices for every screen, directly under the cloth: offline, or data that the browser evicted. */
function Notices() {
  const { online } = useConnection();
  const cleared = useClearedNotice();
  useAnnouncement(online ? 'Back online' : 'No network: showing what’s saved');
  return (
    <div className={styles['notices']}>
      {!online && (
        <p className={styles['pill']}>
          <WifiOff size={18} aria-hidden /> Offline, showing saved recipes
        </p>
      )}
      {cleared !== null && (
        <div className={styles['notice']}>
          <SpokenNote>{cleared}</SpokenNote>
          <button
            type="button"
            className={styles['close']}
            aria-label="Close"
            onClick={() => void dismissClearedNotice()}
          >
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}
