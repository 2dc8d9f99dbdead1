import { type ReactNode, use } from 'react';
import { takeOverUnderWay } from '../../platform/database/take-over.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';

/**
 * Part of a painted page below the first screenful of a phone: its first frame there does without it, and it hydrates once
 * the screen answers presses. Rendered at once where nothing is taken over.
 */
export function BelowFold({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <LazyHydrationBoundary fallback={null} className={className} isBelowFold>
      <AfterTakeOver>{children}</AfterTakeOver>
    </LazyHydrationBoundary>
  );
}

function AfterTakeOver({ children }: { children: ReactNode }) {
  const underWay = takeOverUnderWay();
  if (underWay !== undefined) use(underWay);
  return children;
}
