import { type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { PageData } from '#domain/contract/page-data';
import { loadFoodsOf } from '../platform/database/load-foods-of.ts';
import { rememberLocale } from '../platform/database/locale.ts';
import { countVisit } from '../platform/database/preferences.ts';
import type { KeptPlan } from '../platform/database/stored-plan.ts';
import { beginHydration, canHydrate, whenHydrated } from '../platform/hydration/hydrate.ts';
import { readPageData } from '../platform/query/page-data.ts';
import { InlinedAnswers } from '../platform/query/prerendered-answers.ts';
import { beginConnection } from '../platform/sync/connection.ts';
import { App, PageTree } from './app.tsx';
import { startSync, startWorker } from './background-work.ts';
import { rewriteTrailingSlash } from './canonical-address.ts';
import { catchGlobalErrors } from './global-errors.ts';
import { watchForInstall } from './install-offer.ts';
import './canonical-address.ts';
import { replayPreHydrationEvents } from '../platform/hydration/pre-hydration-events.ts';
import { loadScreen } from './routes.tsx';

/**
 * Hydrates a page that the server or the worker rendered, or renders the app into the worker's empty shell; then starts
 * the background work.
 */
export function startApp(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  rewriteTrailingSlash();
  catchGlobalErrors();
  watchForInstall();
  const data = readPageData(document);
  const answers = data?.device && new InlinedAnswers(data.device);
  if (answers) beginConnection(answers);
  const isRendered = data !== undefined && root.childElementCount > 0 && canHydrate(data.url, location);
  const app = (
    <PageTree data={data} answers={answers}>
      <BrowserRouter>
        <WhenHydrated>
          <App />
        </WhenHydrated>
      </BrowserRouter>
    </PageTree>
  );
  if (isRendered) {
    beginHydration();
    // In a transition React hydrates in small steps, and the phone can draw and scroll in between.
    void Promise.all([loadScreen(location.pathname), foodsOfPage(data, answers)]).then(() =>
      startTransition(() => void hydrateRoot(root, app)),
    );
  } else {
    void foodsOfPage(data, answers).then(() => createRoot(root).render(app));
  }
}

/** Loads the foods of the inlined recipes; if that fails the page still works, with figures from the device. */
function foodsOfPage(data: PageData | undefined, answers: InlinedAnswers | undefined): Promise<void> {
  const kept = ['plan', 'shoppingList'].map((question) => answers?.answer<WithRecipes>(question));
  const recipes = kept.flatMap((held) => (typeof held === 'object' ? [...held.recipes.values()] : []));
  return loadFoodsOf(data?.recipe === undefined ? recipes : [data.recipe.recipe, ...recipes]).catch(() => {});
}

/** The common type of these queries' results. */
type WithRecipes = Pick<KeptPlan, 'recipes'>;

/** Starts the background work after hydration and replays earlier events. */
function WhenHydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    void whenHydrated().then(startBackgroundWork);
  }, []);
  // In the same commit as the boundaries start to record, so that no event is recorded twice or by nobody.
  useLayoutEffect(() => {
    const early = replayPreHydrationEvents(window);
    // Outside React's commit phase, during which it handles no event.
    setTimeout(() => void early.repeat());
  }, []);
  return children;
}

/** Starts everything that runs behind the screens. */
function startBackgroundWork(): void {
  startSync();
  void countVisit();
  void rememberLocale().catch(() => {});
  void startWorker();
}
