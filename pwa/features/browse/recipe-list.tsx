import { memo, type ReactNode, useMemo, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import {
  filterLabel,
  isInScope,
  type ListScope,
  type SortOrder,
  sortCards,
} from '#domain/catalogue/recipe-lists';
import { type Category, matchesCategory } from '#domain/reference/category';
import { useAnnouncement } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { whenNear } from '../../components/near-viewport.ts';
import { useRecipeCards } from '../../platform/database/cards.ts';
import type { RecipeWithCard } from '../../platform/database/rows.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { GroupAd } from '../ads/group-ad.tsx';
import { useCatalogueCounts, useIsCatalogueWhole } from '../cards/catalogue-state.ts';
import {
  chooseSpecies,
  isShown,
  type Shown,
  SpeciesSwitch,
  type Suitable,
  useIsYours,
  useShownSpecies,
  useSuitable,
} from '../cards/list-filters.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import type { Search } from '../cards/search-cards.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { useSearch } from '../search/use-search.ts';
import { SearchBox, SearchTabs, SortSelect } from './list-controls.tsx';
import { ListHero } from './list-hero.tsx';
import { listFilters, useListQuery } from './list-query.ts';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipe-list.module.css';

type ListResultsProps = {
  scope: ListScope;
  /** Undefined while loading. */
  cards: readonly RecipeCard[] | undefined;
  /** The search text that the cards match. */
  text: string;
  isNarrowed: boolean;
  onClear: () => void;
};

/** An advertisement slot after each group. */
const adAfter = (group: number) => <GroupAd group={group} />;

/** The cards of a list, or its loading or empty state. */
function ListResults({ scope, cards, text, isNarrowed, onClear }: ListResultsProps) {
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

type CategoryChipsProps = {
  scope: ListScope;
  chosen: Category;
  onChoose: (category: Category) => void;
  lead: ReactNode;
};

/** The categories of a list. */
const CategoryChips = memo(function CategoryChips({ scope, chosen, onChoose, lead }: CategoryChipsProps) {
  return (
    <ChipRow label="Category" lead={lead}>
      {listFilters(scope, chosen).map((filter) => (
        <Chip key={filter} chosen={filter === chosen} onChoose={() => onChoose(filter)}>
          {filterLabel(filter)}
        </Chip>
      ))}
    </ChipRow>
  );
});

type Wanted = {
  category: Category;
  sort: SortOrder;
  text: string;
  shown: Shown;
  isKept: Suitable['isKept'];
};

/** Matching cards in order; undefined while cards or index are loading. */
function useListResults(
  cards: readonly RecipeCard[] | undefined,
  search: Search | undefined,
  { category, sort, text, shown, isKept }: Wanted,
): RecipeCard[] | undefined {
  // Sorted once and then only filtered, so that a keystroke needs no sorting.
  const list = useMemo(() => {
    const passing = cards?.filter(
      (card) => isShown(card, shown) && matchesCategory(card.category, category) && isKept(card),
    );
    return passing && sortCards(passing, sort);
  }, [cards, category, sort, shown, isKept]);
  return useMemo(() => {
    if (list === undefined || text.trim() === '') return list;
    if (search === undefined) return undefined;
    const found = new Set(search(text));
    return list.filter((card) => found.has(card.id));
  }, [list, search, text]);
}

// Content after the cards hydrates when it comes near the viewport.
const ListEnd = lazyPart(() => whenNear('list-end').then(() => import('./list-end.tsx')), 'ListEnd');

// Memoised: a re-render before hydration would replace the server-rendered content.
const ListFoot = memo(function ListFoot({ scope }: { scope: ListScope }) {
  return (
    <LazyHydrationBoundary id="list-end" fallback={null}>
      <ListEnd scope={scope} />
    </LazyHydrationBoundary>
  );
});

/** Debounce before the number of results is announced. */
const PAUSE_MS = 1000;

const NONE: readonly RecipeWithCard[] = [];

/** A list of recipes with search as you type, categories and sorting. */
export function RecipeList({ scope }: { scope: ListScope }) {
  const { listTitle } = LIST_TEXTS[scope];
  const query = useListQuery(scope);
  const { text, category, sort } = query;
  const [isApproached, setApproached] = useState(false);
  const cards = useRecipeCards();
  const counts = useCatalogueCounts(cards);
  const yours = useOwnRecipes() ?? NONE;
  const chosen = useShownSpecies();
  const isYours = useIsYours() && scope === 'all' && yours.length > 0;
  const isSearched = text.trim() !== '';
  const species = scope === 'all' ? chosen : scope;
  const whole = scope === 'all' ? counts.dog + counts.cat : counts[scope];
  const total = species === 'all' ? counts.dog + counts.cat : counts[species];
  // Adds the owner's recipes only for a search or the Yours switch, so the served list does not shift.
  const listed = useMemo(() => {
    const added = isYours || isSearched ? yours.map(({ card }) => card) : [];
    return cards && [...cards, ...added].filter((card) => isInScope(card.species, scope));
  }, [cards, yours, isYours, isSearched, scope]);
  const search = useSearch(scope, listed, text, isApproached || text !== '');
  const shown = isYours ? 'own' : species;
  const suitable = useSuitable(shown, category === 'all' && !isSearched);
  const found = useListResults(listed, search, { category, sort, text, shown, isKept: suitable.isKept });

  // The empty state waits until the whole catalogue has synced.
  const isWhole = useIsCatalogueWhole(text);
  const results = found?.length === 0 && !isWhole && !isYours ? undefined : found;
  const isNarrowed = category !== 'all' || isSearched || isYours || suitable.isOn;
  const title = isNarrowed ? listTitle : `All ${listTitle}`;
  const count = isNarrowed ? results?.length : total;
  useAnnouncement(results === undefined ? '' : `${count} found`, { delayMs: PAUSE_MS });
  return (
    <>
      <ListHero scope={scope} cards={cards} count={cards === undefined ? undefined : whole} />
      <div className={styles['page']}>
        <SearchTabs scope={scope} mode={query.mode} onChoose={query.chooseMode}>
          <div className={styles['wide']}>
            <SearchBox scope={scope} text={text} onType={query.type} onApproach={() => setApproached(true)} />
          </div>
          <div className={styles['chips']}>
            <CategoryChips
              scope={scope}
              chosen={category}
              onChoose={query.chooseCategory}
              lead={
                <>
                  {scope === 'all' && <SpeciesSwitch value={shown} hasYours={yours.length > 0} />}
                  {suitable.label !== null && (
                    <Chip chosen={suitable.isOn} onChoose={() => suitable.choose(!suitable.isOn)}>
                      <span className={styles['suits']}>{suitable.label}</span>
                    </Chip>
                  )}
                </>
              }
            />
          </div>
          <div className={styles['head']}>
            <h2>{results === undefined ? title : `${title} (${count})`}</h2>
            <SortSelect scope={scope} value={sort} onChoose={query.chooseSort} />
          </div>
          <div className={styles['wide']} data-results-for={results === undefined ? undefined : text}>
            <ListResults
              scope={scope}
              cards={results}
              text={text}
              isNarrowed={isNarrowed}
              onClear={() => {
                chooseSpecies('all');
                if (suitable.isOn) suitable.choose(false);
                query.clear();
              }}
            />
          </div>
        </SearchTabs>
        <ListFoot scope={scope} />
      </div>
    </>
  );
}
