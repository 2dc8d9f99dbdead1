import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { isInScope } from '#domain/catalogue/list-scope';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { Announced } from '../../components/announce.ts';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { chooseSpecies, SpeciesSwitch, useShownSpecies } from '../cards/shown-species.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { useIsCatalogueWhole } from '../cards/use-is-catalogue-whole.ts';
import { useSearch } from '../search/use-search.ts';
import { PRICE_NOTE } from './home-price-note.tsx';
import { type HomeQuery, homeResults, resultsTitle } from './home-query.ts';

type HomeResultsProps = { cards: readonly RecipeCard[] | undefined; total: number; query: HomeQuery };

/** Results of the address's query over both species. */
export function HomeResults({ cards, total, query }: HomeResultsProps) {
  const { search: text, category } = query;
  const search = useSearch('all', cards, text);
  const species = useShownSpecies();
  const results = useMemo(
    () =>
      homeResults(cards, search, { search: text, category })?.filter((card) =>
        isInScope(card.species, species),
      ),
    [cards, search, text, category, species],
  );
  const isWhole = useIsCatalogueWhole(text);
  const isLoading = results === undefined || (results.length === 0 && !isWhole);
  const title = resultsTitle(query);
  // The page may hold only the first part of the catalogue.
  const isAll = text === '' && category === 'all' && species === 'all';
  return (
    <section aria-labelledby="results-title">
      <h2 id="results-title">{isLoading ? title : `${title} (${isAll ? total : results.length})`}</h2>
      <Announced words={isLoading ? '' : `${results.length} found`} delayMs={1000} />
      <SpeciesSwitch value={species} />
      <div data-results-for={isLoading ? undefined : text}>
        {isLoading ? (
          <SkeletonCards species="dog" label="Loading recipes..." />
        ) : results.length === 0 ? (
          <EmptyState art={<EmptyBowl species="dog" />} text="No recipes found matching your criteria">
            <Button asChild>
              <Link to="/" onClick={() => chooseSpecies('all')}>
                Clear search
              </Link>
            </Button>
          </EmptyState>
        ) : (
          <>
            <RecipeGrid cards={results} query={text} />
            {PRICE_NOTE}
          </>
        )}
      </div>
    </section>
  );
}
