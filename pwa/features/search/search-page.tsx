import { useId, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { defaultSort, filterLabel, sortCards } from '#domain/catalogue/recipe-lists';
import { type Category, matchesCategory } from '#domain/reference/category';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { useAllCards, useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { useCatalogueCounts, useIsCatalogueWhole } from '../cards/catalogue-state.ts';
import {
  chooseSpecies,
  isShown,
  type Shown,
  SpeciesSwitch,
  useIsYours,
  useShownSpecies,
} from '../cards/list-filters.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { SearchField } from './search-field.tsx';
import { type SearchMode, SearchModePanel, SearchModeTabs, searchMode } from './search-modes.tsx';
import styles from './search-page.module.css';
import { useSearch } from './use-search.ts';
import { useSyncedUrl } from './use-synced-url.ts';

/** Filters of the search page, in the order shown. */
export const SEARCH_FILTERS = ['all', 'puppy', 'adult', 'senior', 'grain-free', 'special-diet'] as const;

export type SearchQuery = { text: string; category: Category; mode: SearchMode };

const SKELETONS = 6;

type TraditionalSearchProps = { query: SearchQuery; onChange: (change: Partial<SearchQuery>) => void };

/** Search by text and category, updated while typing. */
function TraditionalSearch({ query, onChange }: TraditionalSearchProps) {
  const { text, category } = query;
  const species = useShownSpecies();
  const hasYours = (useOwnRecipes() ?? []).length > 0;
  const isYours = useIsYours() && hasYours;
  const shown = isYours ? 'own' : species;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support */}
      <form
        role="search"
        aria-label="Search recipes"
        action="/search"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField isSubmit text={text} onType={(typed) => onChange({ text: typed })} />
      </form>
      <ChipRow label="Category" lead={<SpeciesSwitch value={shown} hasYours={hasYours} />}>
        {SEARCH_FILTERS.map((filter) => (
          <Chip key={filter} chosen={filter === category} onChoose={() => onChange({ category: filter })}>
            {filterLabel(filter)}
          </Chip>
        ))}
      </ChipRow>
      <Results
        query={query}
        species={shown}
        onClear={() => {
          chooseSpecies('all');
          onChange({ text: '', category: 'all' });
        }}
      />
    </>
  );
}

type ResultsProps = { query: SearchQuery; species: Shown; onClear: () => void };

function Results({ query, species, onClear }: ResultsProps) {
  const cards = useAllCards();
  const results = useResults(query, species, cards);
  const count = useCount(query, species, cards, results);
  const isWhole = useIsCatalogueWhole(query.text);
  if (results === undefined || (results.length === 0 && !isWhole))
    return <SkeletonCards species="dog" label="Loading recipes..." count={SKELETONS} />;
  return (
    <>
      <h2>Recipes ({count})</h2>
      <Announced words={`${count} found`} delayMs={1000} />
      <div data-results-for={query.text}>
        {results.length === 0 ? (
          <EmptyState art={<EmptyBowl species="dog" />} text="No recipes found matching your criteria">
            <Button onClick={onClear}>Clear search</Button>
          </EmptyState>
        ) : (
          <>
            <RecipeGrid cards={results} query={query.text} />
            <ServingPriceNote />
          </>
        )}
      </div>
    </>
  );
}

/** Number of results: without text or category the whole catalogue, of which the device may hold only part. */
function useCount(
  { text, category }: SearchQuery,
  species: Shown,
  cards?: RecipeCard[],
  results?: RecipeCard[],
) {
  const counts = useCatalogueCounts(cards);
  if (text.trim() !== '' || category !== 'all' || species === 'own') return results?.length;
  return species === 'all' ? counts.dog + counts.cat : counts[species];
}

/** Matching cards, best first; undefined while cards or index are loading. */
function useResults({ text, category }: SearchQuery, species: Shown, cards: RecipeCard[] | undefined) {
  const search = useSearch('all', cards, text);
  return useMemo(() => {
    const passing =
      cards &&
      sortCards(
        cards.filter((card) => isShown(card, species) && matchesCategory(card.category, category)),
        defaultSort('all'),
      );
    if (passing === undefined || text.trim() === '') return passing;
    if (search === undefined) return undefined;
    const byId = new Map(passing.map((card) => [card.id, card]));
    return search(text).flatMap((id) => byId.get(id) ?? []);
  }, [cards, search, text, category, species]);
}

// Loads on demand.
const SearchAssistant = lazyPart(() => import('./search-assistant.tsx'), 'SearchAssistant');

/** Route `/search`: the recipes of both species by text or by question. `q` fills the box, `tab=ai` opens the assistant. */
export function SearchPage() {
  const id = useId();
  const [query, change] = useSearchQuery();
  const { mode } = query;
  const [isOpened, setOpened] = useState(mode === 'ai');
  if (mode === 'ai' && !isOpened) setOpened(true);
  return (
    <>
      <PageHero section="bowlful" title="Search recipes" />
      <div className={styles['page']}>
        <SearchModeTabs id={id} value={mode} onChange={(next) => change({ mode: next })} />
        <SearchModePanel id={id} mode="search" value={mode} className={styles['panel']}>
          <TraditionalSearch query={query} onChange={change} />
        </SearchModePanel>
        <SearchModePanel id={id} mode="ai" value={mode} className={styles['panel']}>
          {isOpened && (
            <LazyHydrationBoundary id="assistant" fallback={<p>Loading...</p>}>
              <SearchAssistant query={query.text} onType={(text) => change({ text })} />
            </LazyHydrationBoundary>
          )}
        </SearchModePanel>
      </div>
    </>
  );
}

/** Parses the address of the search page; unknown values are ignored. */
export function readSearchQuery(search: string): SearchQuery {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    category: SEARCH_FILTERS.find((filter) => filter === params.get('category')) ?? 'all',
    mode: searchMode(params),
  };
}

/** The address of a search; default values are left out. */
export function searchAddress({ text, category, mode }: SearchQuery): string {
  const params = new URLSearchParams();
  if (mode === 'ai') params.set('tab', 'ai');
  if (text !== '') params.set('q', text);
  if (category !== 'all') params.set('category', category);
  const query = params.toString();
  return `/search${query === '' ? '' : `?${query}`}`;
}

/** Query state of the search page, mirrored in the address so that it can be shared and survives a reload. */
export function useSearchQuery(): [SearchQuery, (change: Partial<SearchQuery>) => void] {
  const { search, key } = useLocation();
  const [query, setQuery] = useState(() => readSearchQuery(search));
  // Navigation by the router. Not in an effect: on mount that would undo what was typed before it ran.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setQuery(readSearchQuery(search));
  }
  useSyncedUrl(searchAddress(query));
  return [query, (change) => setQuery((before) => ({ ...before, ...change }))];
}
