import { useMemo } from 'react';
import { matchesCategory } from '#domain/recipe/category';
import { filterLabel } from '#domain/recipe/category-filters';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import { defaultSort, sortCards } from '#domain/recipe/sort';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { SkeletonCards } from '../../components/skeleton-cards.tsx';
import { useRecipeCards } from '../../database/cards.ts';
import { RecipeGrid } from '../shared/recipe-grid.tsx';
import { useCatalogueCounts } from '../shared/use-catalogue-counts.ts';
import { useIsCatalogueWhole } from '../shared/use-is-catalogue-whole.ts';
import { useSearch } from '../shared/use-search.ts';
import { SEARCH_FILTERS, type SearchQuery } from './use-search-query.ts';

const SKELETONS = 6;

type TraditionalSearchProps = { query: SearchQuery; onChange: (change: Partial<SearchQuery>) => void };

/** Search by text and category, updated while typing. */
export function TraditionalSearch({ query, onChange }: TraditionalSearchProps) {
  const { text, category } = query;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support */}
      <form role="search" aria-label="Search recipes" onSubmit={(event) => event.preventDefault()}>
        <FormRow label="Ingredient or title">
          {(field) => (
            <input
              {...field}
              type="search"
              name="q"
              enterKeyHint="search"
              autoComplete="off"
              value={text}
              onChange={(event) => onChange({ text: event.target.value })}
            />
          )}
        </FormRow>
      </form>
      <ChipRow label="Category">
        {SEARCH_FILTERS.map((filter) => (
          <Chip key={filter} chosen={filter === category} onChoose={() => onChange({ category: filter })}>
            {filterLabel(filter)}
          </Chip>
        ))}
      </ChipRow>
      <Results query={query} onClear={() => onChange({ text: '', category: 'all' })} />
    </>
  );
}

function Results({ query, onClear }: { query: SearchQuery; onClear: () => void }) {
  const cards = useRecipeCards();
  const results = useResults(query, cards);
  const count = useCount(query, cards, results);
  const isWhole = useIsCatalogueWhole();
  if (results === undefined || (results.length === 0 && !isWhole))
    return <SkeletonCards species="dog" label="Loading recipes..." count={SKELETONS} />;
  return (
    <>
      <h2 aria-live="polite">Recipes ({count})</h2>
      <div data-results-for={query.text}>
        {results.length === 0 ? (
          <EmptyState art={<EmptyBowl species="dog" />} text="No recipes found matching your criteria">
            <Button onClick={onClear}>Clear search</Button>
          </EmptyState>
        ) : (
          <RecipeGrid cards={results} query={query.text} />
        )}
      </div>
    </>
  );
}

/** Number of results: without text or category the whole catalogue, of which the device may hold only part. */
function useCount({ text, category }: SearchQuery, cards?: RecipeCard[], results?: RecipeCard[]) {
  const { dog, cat } = useCatalogueCounts(cards);
  return text.trim() === '' && category === 'all' ? dog + cat : results?.length;
}

/** Matching cards, best first; undefined while cards or index are loading. */
function useResults({ text, category }: SearchQuery, cards: RecipeCard[] | undefined) {
  const search = useSearch('all', cards, text.trim() !== '');
  return useMemo(() => {
    const passing =
      cards &&
      sortCards(
        cards.filter((card) => matchesCategory(card.category, category)),
        defaultSort('all'),
      );
    if (passing === undefined || text.trim() === '') return passing;
    if (search === undefined) return undefined;
    const byId = new Map(passing.map((card) => [card.id, card]));
    return search(text).flatMap((id) => byId.get(id) ?? []);
  }, [cards, search, text, category]);
}
