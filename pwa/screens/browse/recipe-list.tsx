import { useDeferredValue, useState } from 'react';
import type { Species } from '#domain/recipe/species';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SkeletonCards } from '../../components/skeleton-cards.tsx';
import { useRecipeCards } from '../../database/cards.ts';
import { RecipeGrid } from '../shared/recipe-grid.tsx';
import { useCatalogueCounts } from '../shared/use-catalogue-counts.ts';
import { useIsCatalogueWhole } from '../shared/use-is-catalogue-whole.ts';
import { useSearch } from '../shared/use-search.ts';
import { ListControls } from './list-controls.tsx';
import { ListHero } from './list-hero.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipe-list.module.css';
import { SortSelect } from './sort-select.tsx';
import { useListQuery } from './use-list-query.ts';
import { useListResults } from './use-list-results.ts';

/** The recipes of a species: searched as one types, narrowed by category, sorted. */
export function RecipeList({ species }: { species: Species }) {
  const texts = LIST_TEXTS[species];
  const query = useListQuery(species);
  const [isApproached, setApproached] = useState(false);
  const cards = useRecipeCards();
  const counts = useCatalogueCounts(cards);
  const search = useSearch(cards, isApproached || query.typed !== '');
  // The box answers at once, the list as soon as it can.
  const answered = useDeferredValue(query.typed);
  const { category, sort } = query;
  const results = useListResults(cards, search, { species, category, sort, query: answered });

  const isWholeList = category === 'all' && answered.trim() === '';
  const isWhole = useIsCatalogueWhole();
  const isLoading = results === undefined || (results.length === 0 && !isWhole);
  const count = isWholeList ? counts[species] : results?.length;
  const listTitle = isWholeList ? `All ${texts.listTitle}` : texts.listTitle;
  return (
    <>
      <ListHero species={species} count={cards === undefined ? undefined : counts[species]} cards={cards} />
      <div className={styles['page']}>
        <ListControls species={species} query={query} onApproach={() => setApproached(true)} />
        <div className={styles['head']}>
          <h2 aria-live="polite">{isLoading ? listTitle : `${listTitle} (${count})`}</h2>
          <SortSelect species={species} value={sort} onChoose={query.chooseSort} />
        </div>
        <div data-results-for={answered}>
          {isLoading ? (
            <SkeletonCards species={species} label={texts.loading} />
          ) : results.length === 0 ? (
            <EmptyState art={<EmptyBowl species={species} />} text={texts.empty}>
              <Button onClick={query.clear}>Clear search</Button>
            </EmptyState>
          ) : (
            <RecipeGrid cards={results} query={answered} />
          )}
        </div>
      </div>
    </>
  );
}
