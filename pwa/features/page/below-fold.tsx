import { type ReactNode, use } from 'react';
import { hydrationUnderWay } from '../../platform/hydration/hydrate.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';

/**
 * Part of a pre-rendered page below the first screenful of a phone: its first frame there does without it, and it hydrates once
 * the screen answers presses. Rendered at once where nothing is hydrated.
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
