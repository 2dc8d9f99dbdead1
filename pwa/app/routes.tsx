import { Component, lazy, memo, type ReactNode, useState } from 'react';
import { type Location, matchPath, useLocation, useRoutes } from 'react-router-dom';
import { Button } from '../components/button.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { LongWait } from '../features/page/long-wait.tsx';
import { endHydration } from '../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../platform/hydration/lazy-hydration-boundary.tsx';
import { once } from '../platform/state/once.ts';
import { isList } from '../platform/state/screens.ts';
import styles from './routes.module.css';
import { SCREENS } from './screen-loaders.ts';

type Screen = { id: number; location: Location };

/** The visible screen, and the hidden list that Back returns to. */
export type Screens = { shown: Screen; kept?: Screen | undefined };

/** Recipes and their cook mode, which keep a list behind them. */
const isOfRecipe = (path: string) => path.startsWith('/recipe/');

/**
 * The screens after navigating to `location`. The same path keeps its screen; Back from a recipe restores its list;
 * anything else is a new screen.
 */
export function screensAt({ shown, kept }: Screens, location: Location): Screens {
  if (shown.location.pathname === location.pathname) return { shown: { ...shown, location }, kept };
  if (kept?.location.key === location.key) return { shown: { id: kept.id, location } };
  const waiting = isList(shown.location.pathname) ? shown : kept;
  const id = Math.max(shown.id, kept?.id ?? 0) + 1;
  return { shown: { id, location }, kept: isOfRecipe(location.pathname) ? waiting : undefined };
}

/** The screens at the current address. */
function useKeptScreens(location: Location): Screens {
  const [screens, setScreens] = useState<Screens>({ shown: { id: 0, location } });
  if (screens.shown.location === location) return screens;
  const next = screensAt(screens, location);
  setScreens(next);
  return next;
}

// A preloaded screen is available in the same render.
const ROUTES = Object.entries(SCREENS).map(([path, loadChunk]) => {
  const load = once(loadChunk);
  // Tries again what failed while it was loaded ahead: only then may the page reload.
  const Screen = lazy(async () => ({ default: await load().catch(load) }));
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

type State = { failed: boolean };

/** A failed screen reports the failure and offers a way out; header, footer and drafts stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHero section="bowlful" title="We couldn’t show this page" />
        <div className={styles['body']}>
          <p>Nothing you wrote is lost. Reload the page, or go back to the recipes.</p>
          <div className={styles['actions']}>
            <Button onClick={() => location.reload()}>Reload</Button>
            <Button variant="outline" asChild>
              <a href="/">Home</a>
            </Button>
          </div>
        </div>
      </>
    );
  }
}
