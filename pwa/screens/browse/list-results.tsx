import type { RecipeCard } from '#domain/recipe/recipe-card';
import type { Species } from '#domain/recipe/species';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SkeletonCards } from '../../components/skeleton-cards.tsx';
import { RecipeGrid } from '../shared/recipe-grid.tsx';
import { LIST_TEXTS } from './list-texts.ts';

type ListResultsProps = {
  species: Species;
  /** Undefined while they are on their way. */
  cards: readonly RecipeCard[] | undefined;
  /** The words that the cards answer. */
  text: string;
  isNarrowed: boolean;
  onClear: () => void;
};

/** The cards of a list, or what there is to say instead. */
export function ListResults({ species, cards, text, isNarrowed, onClear }: ListResultsProps) {
  const { loading, empty } = LIST_TEXTS[species];
  if (cards === undefined) return <SkeletonCards species={species} label={loading} />;
  if (cards.length > 0) return <RecipeGrid cards={cards} query={text} />;
  return (
    <EmptyState art={<EmptyBowl species={species} />} text={empty}>
      {isNarrowed && <Button onClick={onClear}>Clear search</Button>}
    </EmptyState>
  );
}
