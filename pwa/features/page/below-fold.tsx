import { type ReactNode, use } from 'react';
import { hydrationUnderWay } from '../../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';

/**
 * Content below the fold of a pre-rendered page on a phone: left out of the first frame, and hydrated once the screen
 * responds to presses. Rendered at once where nothing hydrates.
 */
export function BelowFold({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <LazyHydrationBoundary fallback={null} className={className} isBelowFold>
      <AfterHydration>{children}</AfterHydration>
    </LazyHydrationBoundary>
  );
}

function AfterHydration({ children }: { children: ReactNode }) {
  const underWay = hydrationUnderWay();
  if (underWay !== undefined) use(underWay);
  return children;
}
