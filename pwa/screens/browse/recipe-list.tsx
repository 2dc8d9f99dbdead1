import { lazy, memo, useMemo, useState } from 'react';
import { isInScope, type ListScope } from '#domain/catalogue/list-scope';
import { whenNear } from '../../components/when-near.ts';
import { useRecipeCards } from '../../database/cards.ts';
import { LazyHydrationBoundary } from '../../hydration/lazy-hydration-boundary.tsx';
import { chooseSpecies, SpeciesSwitch, useShownSpecies } from '../parts/catalogue/shown-species.tsx';
import { useCatalogueCounts } from '../parts/catalogue/use-catalogue-counts.ts';
import { useIsCatalogueWhole } from '../parts/catalogue/use-is-catalogue-whole.ts';
import { useSearch } from '../parts/search/use-search.ts';
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

/** A list of recipes: searched as one types, narrowed by category, sorted. */
export function RecipeList({ scope }: { scope: ListScope }) {
  const { listTitle } = LIST_TEXTS[scope];
  const query = useListQuery(scope);
  const { text, category, sort } = query;
  const [isApproached, setApproached] = useState(false);
  const cards = useRecipeCards();
  const counts = useCatalogueCounts(cards);
  const chosen = useShownSpecies();
  const shown = scope === 'all' ? chosen : scope;
  const whole = scope === 'all' ? counts.dog + counts.cat : counts[scope];
  const total = shown === 'all' ? counts.dog + counts.cat : counts[shown];
  const own = useMemo(() => cards?.filter((card) => isInScope(card.species, scope)), [cards, scope]);
  const search = useSearch(scope, own, text, isApproached || text !== '');
  const found = useListResults(own, search, { category, sort, text, species: shown });

  // The empty state waits until the whole catalogue has synced.
  const isWhole = useIsCatalogueWhole(text);
  const results = found?.length === 0 && !isWhole ? undefined : found;
  const isNarrowed = category !== 'all' || text.trim() !== '';
  const title = isNarrowed ? listTitle : `All ${listTitle}`;
  const count = isNarrowed ? results?.length : total;
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
              lead={scope === 'all' && <SpeciesSwitch value={shown} />}
            />
          </div>
          <div className={styles['head']}>
            <h2 aria-live="polite">{results === undefined ? title : `${title} (${count})`}</h2>
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
