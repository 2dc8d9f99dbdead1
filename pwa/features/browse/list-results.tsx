import type { ListScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { GroupAd } from '../ads/group-ad.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
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

/** An advertisement slot after each group. */
const adAfter = (group: number) => <GroupAd group={group} />;

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
