import { lazy, memo, Suspense } from 'react';
import type { ListScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SkeletonCards } from '../../components/skeleton-cards.tsx';
import { RecipeGrid } from '../parts/catalogue/recipe-grid.tsx';
import { LIST_TEXTS } from './list-texts.ts';

type ListResultsProps = {
  scope: ListScope;
  /** Undefined while they are on their way. */
  cards: readonly RecipeCard[] | undefined;
  /** The search text that the cards match. */
  text: string;
  isNarrowed: boolean;
  onClear: () => void;
};

const AdSlot = lazy(async () => ({ default: (await import('../parts/ads/ad-slot.tsx')).AdSlot }));

const LIST_POSITIONS = ['list-1', 'list-2', 'list-3', 'list-4'] as const;

/** An advertisement slot after each group, cycling through four positions. */
const adAfter = (group: number) => <ListAd group={group} />;

// Memoised: a re-render before hydration would replace the server-rendered content.
const ListAd = memo(function ListAd({ group }: { group: number }) {
  return (
    <Suspense>
      <AdSlot position={LIST_POSITIONS[group % LIST_POSITIONS.length] ?? 'list-1'} />
    </Suspense>
  );
});

/** The cards of a list, or its loading or empty state. */
export function ListResults({ scope, cards, text, isNarrowed, onClear }: ListResultsProps) {
  const { loading, empty } = LIST_TEXTS[scope];
  const species = scope === 'cat' ? 'cat' : 'dog';
  if (cards === undefined) return <SkeletonCards species={species} label={loading} />;
  if (cards.length > 0) {
    return <RecipeGrid cards={cards} query={text} isOneSpecies={scope !== 'all'} between={adAfter} />;
  }
  return (
    <EmptyState art={<EmptyBowl species={species} />} text={empty}>
      {isNarrowed && <Button onClick={onClear}>Clear search</Button>}
    </EmptyState>
  );
}
