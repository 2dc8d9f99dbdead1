import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { SkeletonCards } from '../../components/skeleton-cards.tsx';
import { RecipeGrid } from '../shared/recipe-grid.tsx';
import { useIsCatalogueWhole } from '../shared/use-is-catalogue-whole.ts';
import { useSearch } from '../shared/use-search.ts';
import { type HomeQuery, homeResults, resultsTitle } from './home-query.ts';

type HomeResultsProps = { cards: readonly RecipeCard[] | undefined; query: HomeQuery };

/** Results of the address's query over both species. */
export function HomeResults({ cards, query }: HomeResultsProps) {
  const { search: text, category } = query;
  const search = useSearch('all', cards, text !== '');
  const results = useMemo(
    () => homeResults(cards, search, { search: text, category }),
    [cards, search, text, category],
  );
  const isWhole = useIsCatalogueWhole();
  const isLoading = results === undefined || (results.length === 0 && !isWhole);
  const title = resultsTitle(query);
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title" aria-live="polite">
        {isLoading ? title : `${title} (${results.length})`}
      </h2>
      <div data-results-for={isLoading ? undefined : text}>
        {isLoading ? (
          <SkeletonCards species="dog" label="Loading recipes..." />
        ) : results.length === 0 ? (
          <EmptyState art={<EmptyBowl species="dog" />} text="No recipes found matching your criteria">
            <Button asChild>
              <Link to="/">Clear search</Link>
            </Button>
          </EmptyState>
        ) : (
          <RecipeGrid cards={results} query={text} />
        )}
      </div>
    </section>
  );
}
