import { lazy, memo } from 'react';
import { type Location, matchPath, useLocation, useRoutes } from 'react-router-dom';
import { Skeleton } from '../components/skeleton.tsx';
import { LongWait } from '../features/page/long-wait.tsx';
import { endHydration } from '../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../platform/hydration/lazy-hydration-boundary.tsx';
import { once } from '../platform/state/once.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { useKeptScreens } from './kept-screens.ts';
import styles from './routes.module.css';
import { SCREENS } from './screen-loaders.ts';

// A preloaded screen is available in the same render.
const ROUTES = Object.entries(SCREENS).map(([path, loadChunk]) => {
  const load = once(loadChunk);
  const Screen = lazy(async () => ({ default: await load() }));
  return { path, load, element: <Screen /> };
});

/**
 * Loads the chunk of the screen at an address. A server-rendered page hydrates only after that: an update while the
 * chunk is missing would replace the content with the fallback.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  // If the chunk is missing, the fallback says so and the next navigation retries.
  await screen?.load().catch(() => {});
}

const LOADING = (
  <div className={styles['loading']}>
    <LongWait of="catalogue">
      <Skeleton lines={4} label="Loading..." />
    </LongWait>
  </div>
);

// Memoised: a kept list does not re-render on navigation elsewhere.
const ScreenAt = memo(function ScreenAt({ location }: { location: Location }) {
  return useRoutes(ROUTES, location);
});

/** The screen of the current address, and hidden behind a recipe the list that led to it. */
export function AppRoutes() {
  const { shown, kept } = useKeptScreens(useLocation());
  return [shown, ...(kept ? [kept] : [])].map((screen) => (
    <ErrorBoundary key={screen.id}>
      <LazyHydrationBoundary
        id={screen === shown ? 'screen' : undefined}
        isHidden={screen !== shown}
        fallback={LOADING}
        onTaken={endHydration}
      >
        <ScreenAt location={screen.location} />
      </LazyHydrationBoundary>
    </ErrorBoundary>
  ));
}
