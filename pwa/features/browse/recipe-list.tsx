import { lazy, memo, useMemo, useState } from 'react';
import { isInScope, type ListScope } from '#domain/catalogue/list-scope';
import { useAnnouncement } from '../../components/announce.ts';
import { whenNear } from '../../components/when-near.ts';
import { useRecipeCards } from '../../platform/database/cards.ts';
import type { RecipeWithCard } from '../../platform/database/rows.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { chooseSpecies, SpeciesSwitch, useIsYours, useShownSpecies } from '../cards/shown-species.tsx';
import { useCatalogueCounts } from '../cards/use-catalogue-counts.ts';
import { useIsCatalogueWhole } from '../cards/use-is-catalogue-whole.ts';
import { useSearch } from '../search/use-search.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListHero } from './list-hero.tsx';
import { ListResults } from './list-results.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipe-list.module.css';
import { SearchBox } from './search-box.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListQuery } from './use-list-query.ts';
import { useListResults } from './use-list-results.ts';

// Content after the cards hydrates when it comes near the viewport.
const ListEnd = lazy(() =>
  whenNear('list-end').then(async () => ({ default: (await import('./list-end.tsx')).ListEnd })),
);

// Memoised: a re-render before hydration would replace the server-rendered content.
const ListFoot = memo(function ListFoot({ scope }: { scope: ListScope }) {
  return (
    <LazyHydrationBoundary id="list-end" fallback={null}>
      <ListEnd scope={scope} />
    </LazyHydrationBoundary>
  );
});

/** The number is said when nobody types any more. */
const PAUSE_MS = 1000;

const NONE: readonly RecipeWithCard[] = [];

/** A list of recipes: searched as one types, narrowed by category, sorted. */
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
  // The owner's recipes among them only when asked for, by the switch or by words: the served list stays in its place.
  const listed = useMemo(() => {
    const added = isYours || isSearched ? yours.map(({ card }) => card) : [];
    return cards && [...cards, ...added].filter((card) => isInScope(card.species, scope));
  }, [cards, yours, isYours, isSearched, scope]);
  const search = useSearch(scope, listed, text, isApproached || text !== '');
  const shown = isYours ? 'own' : species;
  const found = useListResults(listed, search, { category, sort, text, shown });

  // The empty state waits until the whole catalogue has synced.
  const isWhole = useIsCatalogueWhole(text);
  const results = found?.length === 0 && !isWhole && !isYours ? undefined : found;
  const isNarrowed = category !== 'all' || isSearched || isYours;
  const title = isNarrowed ? listTitle : `All ${listTitle}`;
  const count = isNarrowed ? results?.length : total;
  useAnnouncement(results === undefined ? '' : `${count} found`, { delayMs: PAUSE_MS });
  return (
    <>
      <ListHero scope={scope} cards={cards} count={cards === undefined ? undefined : whole} />
      <div className={styles['page']}>
        <SearchTabs scope={scope}>
          <div className={styles['wide']}>
            <SearchBox scope={scope} text={text} onType={query.type} onApproach={() => setApproached(true)} />
          </div>
          <div className={styles['chips']}>
            <CategoryChips
              scope={scope}
              chosen={category}
              onChoose={query.chooseCategory}
              lead={scope === 'all' && <SpeciesSwitch value={shown} hasYours={yours.length > 0} />}
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
