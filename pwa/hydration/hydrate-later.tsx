import { type ReactNode, use } from 'react';
import { takeOverUnderWay } from '../database/take-over.ts';
import { LazyHydrationBoundary } from './lazy-hydration-boundary.tsx';

type HydrateLaterProps = {
  /** It is not in the first screenful, at any width: the first frame of a painted page does without it. */
  isBelowFold?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** Part of a painted page that hydrates once the screen answers presses; rendered at once where nothing is taken over. */
export function HydrateLater({ children, ...place }: HydrateLaterProps) {
  return (
    <LazyHydrationBoundary fallback={null} {...place}>
      <AfterTakeOver>{children}</AfterTakeOver>
    </LazyHydrationBoundary>
  );
}

function AfterTakeOver({ children }: { children: ReactNode }) {
  const underWay = takeOverUnderWay();
  if (underWay !== undefined) use(underWay);
  return children;
}
