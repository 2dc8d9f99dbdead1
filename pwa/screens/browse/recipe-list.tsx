import { useMemo, useState } from 'react';
import type { Species } from '#domain/recipe/species';
import { useRecipeCards } from '../../database/cards.ts';
import { useCatalogueCounts } from '../shared/use-catalogue-counts.ts';
import { useIsCatalogueWhole } from '../shared/use-is-catalogue-whole.ts';
import { useSearch } from '../shared/use-search.ts';
import { CategoryChips } from './category-chips.tsx';
import { ListHero } from './list-hero.tsx';
import { ListResults } from './list-results.tsx';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipe-list.module.css';
import { SearchBox } from './search-box.tsx';
import { SortSelect } from './sort-select.tsx';
import { useListQuery } from './use-list-query.ts';
import { useListResults } from './use-list-results.ts';

/** The recipes of a species: searched as one types, narrowed by category, sorted. */
export function RecipeList({ species }: { species: Species }) {
  const { listTitle } = LIST_TEXTS[species];
  const query = useListQuery(species);
  const { text, category, sort } = query;
  const [isApproached, setApproached] = useState(false);
  const cards = useRecipeCards();
  const counts = useCatalogueCounts(cards);
  const own = useMemo(() => cards?.filter((card) => card.species === species), [cards, species]);
  const search = useSearch(species, own, isApproached || text !== '');
  const found = useListResults(own, search, { category, sort, text });

  // An empty list says something only once no more recipes are on their way.
  const isWhole = useIsCatalogueWhole();
  const results = found?.length === 0 && !isWhole ? undefined : found;
  const isNarrowed = category !== 'all' || text.trim() !== '';
  const title = isNarrowed ? listTitle : `All ${listTitle}`;
  const count = isNarrowed ? results?.length : counts[species];
  return (
    <>
      <ListHero species={species} cards={cards} count={cards === undefined ? undefined : counts[species]} />
      <div className={styles['page']}>
        <SearchBox species={species} text={text} onType={query.type} onApproach={() => setApproached(true)} />
        <CategoryChips species={species} chosen={category} onChoose={query.chooseCategory} />
        <div className={styles['head']}>
          <h2 aria-live="polite">{results === undefined ? title : `${title} (${count})`}</h2>
          <SortSelect species={species} value={sort} onChoose={query.chooseSort} />
        </div>
        <div data-results-for={results === undefined ? undefined : text}>
          <ListResults
            species={species}
            cards={results}
            text={text}
            isNarrowed={isNarrowed}
            onClear={query.clear}
          />
        </div>
      </div>
    </>
  );
}
