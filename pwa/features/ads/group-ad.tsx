import { memo, Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';

const AdSlot = lazyPart(() => import('./ad-slot.tsx'), 'AdSlot');

const LIST_POSITIONS = ['list-1', 'list-2', 'list-3', 'list-4'] as const;

/**
 * The advertisement slot after a group of cards, cycling through four positions. Memoised: a re-render before hydration would
 * replace the server-rendered content.
 */
export const GroupAd = memo(function GroupAd({ group }: { group: number }) {
  return (
    <Suspense>
      <AdSlot position={LIST_POSITIONS[group % LIST_POSITIONS.length] ?? 'list-1'} />
    </Suspense>
  );
});
