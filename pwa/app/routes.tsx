import { lazy } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { LongWait } from '../components/long-wait.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { LazyHydrationBoundary } from '../hydration/lazy-hydration-boundary.tsx';
import styles from './routes.module.css';
import { SCREENS } from './screen-loaders.ts';

const ROUTES = Object.entries(SCREENS).map(([path, load]) => ({
  path,
  load,
  Screen: lazy(async () => ({ default: await load() })),
}));

/**
 * Loads the chunk of the screen at an address. A server-rendered page hydrates only after that: an update while the
 * chunk is missing would replace the content with the fallback.
 */
export async function loadScreen(pathname: string): Promise<void> {
  const screen = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  // If the chunk is missing, the fallback says so and the next navigation retries.
  await screen?.load().catch(() => {});
}

export function AppRoutes() {
  return (
    <LazyHydrationBoundary
      id="screen"
      fallback={
        <div className={styles['loading']}>
          <LongWait />
          <Skeleton lines={4} label="Loading..." />
        </div>
      }
    >
      <Routes>
        {ROUTES.map(({ path, Screen }) => (
          <Route key={path} path={path} element={<Screen />} />
        ))}
      </Routes>
    </LazyHydrationBoundary>
  );
}
