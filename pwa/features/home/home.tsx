import { Search } from 'lucide-react';
import { type FormEvent, useId, useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { firstCards } from '#domain/catalogue/featured-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { isInScope } from '#domain/catalogue/recipe-lists';
import { type Category, categoryLabel, findCategory, matchesCategory } from '#domain/reference/category';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { whenNear } from '../../components/near-viewport.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { CardArt } from '../cards/card-art.tsx';
import { useCatalogueCounts, useIsCatalogueWhole } from '../cards/catalogue-state.ts';
import { chooseSpecies, SpeciesSwitch, useShownSpecies } from '../cards/list-filters.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import type { Search as CardSearch } from '../cards/search-cards.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { useSearch } from '../search/use-search.ts';
import styles from './home.module.css';
import { HomeFront, PRICE_NOTE } from './home-front.tsx';

/** Query in Home's address. An empty search counts: it matches everything. */
export type HomeQuery = { search: string; category: Category };

type HomeResultsProps = { cards: readonly RecipeCard[] | undefined; total: number; query: HomeQuery };

/** Results of the address's query over both species. */
function HomeResults({ cards, total, query }: HomeResultsProps) {
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

/** Search over all recipes; submitting navigates to the results. */
function HomeSearch({ initial }: { initial: string }) {
  const navigate = useNavigate();
  const boxId = useId();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const search = String(new FormData(event.currentTarget).get('search') ?? '');
    navigate(`/?${new URLSearchParams({ search })}`);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <form
      role="search"
      aria-label="All recipes"
      action="/"
      className={styles['form']}
      onSubmit={handleSubmit}
    >
      <Search size={22} aria-hidden className={styles['icon']} />
      <label htmlFor={boxId} className="visually-hidden">
        Search recipes by ingredient or title
      </label>
      <input
        id={boxId}
        type="search"
        name="search"
        className={styles['box']}
        placeholder="Search recipes"
        defaultValue={initial}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

/** A dog's bowl and a cat's on the cloth of wide screens. */
function HeroBowls({ cards }: { cards: readonly RecipeCard[] | undefined }) {
  const bowls = useMemo(() => [...firstCards(cards, 'dog', 1), ...firstCards(cards, 'cat', 1)], [cards]);
  return (
    <div className={styles['bowls']}>
      {bowls.map((card) => (
        <div key={card.id}>
          <CardArt card={card} decorative />
        </div>
      ))}
    </div>
  );
}

// Content below the recipes hydrates when it comes near the viewport.
const HomeEnd = lazyPart(() => whenNear('home-end').then(() => import('./home-end.tsx')), 'HomeEnd');

// Constant element: a re-render of Home before hydration would replace the server-rendered content.
const HOME_END = (
  <div className={styles['end']} data-below-fold>
    <LazyHydrationBoundary id="home-end" fallback={null}>
      <HomeEnd />
    </LazyHydrationBoundary>
  </div>
);

/** Route `/`: the landing page; with `search` or `category` in its query, the results. */
export function Home() {
  const [params] = useSearchParams();
  const query = homeQuery(params);
  const cards = useRecipeCards();
  const counts = useCatalogueCounts(cards);
  const total = counts.dog + counts.cat;
  return (
    <>
      <PageHero
        section="bowlful"
        size={query === null ? 'home' : 'page'}
        title="Good food, made at home."
        aside={query === null ? <HeroBowls cards={cards} /> : undefined}
      >
        <p className={styles['promise']}>
          {total > 0 ? `${total} recipes` : 'Recipes'} for dogs and cats, with portions, nutrients and cost
          worked out. Kept on your phone, so they work in the kitchen, the shop and on the train.
        </p>
        <HomeSearch key={params.toString()} initial={query?.search ?? ''} />
      </PageHero>
      <div className={styles['page']}>
        {query === null ? (
          <>
            <HomeFront cards={cards} counts={counts} />
            {HOME_END}
          </>
        ) : (
          <HomeResults cards={cards} total={total} query={query} />
        )}
      </div>
    </>
  );
}

/** Null without a query, when Home shows its own content. */
export function homeQuery(params: URLSearchParams): HomeQuery | null {
  const search = params.get('search');
  const category = findCategory(params.get('category'));
  if (search === null && category === undefined) return null;
  return { search: search?.trim() ?? '', category: category ?? 'all' };
}

export function resultsTitle({ search, category }: HomeQuery): string {
  const within = category === 'all' ? '' : categoryLabel(category);
  if (search === '') return within === '' ? 'All Recipes' : `Recipes for “${within}”`;
  return within === '' ? `Recipes for “${search}”` : `Recipes for “${search}” in ${within}`;
}

/** On Home these sizes and ages mean dogs; the cat list has its own filters. */
const OF_DOGS: readonly Category[] = ['small', 'large', 'puppy', 'senior'];

function passes(card: RecipeCard, wanted: Category): boolean {
  if (card.species !== 'dog' && OF_DOGS.includes(wanted)) return false;
  return matchesCategory(card.category, wanted);
}

/** Matching recipes of both species, best first, by id without a text; undefined while cards or index are loading. */
export function homeResults(
  cards: readonly RecipeCard[] | undefined,
  search: CardSearch | undefined,
  query: HomeQuery,
): RecipeCard[] | undefined {
  const passing = cards?.filter((card) => passes(card, query.category));
  if (passing === undefined || query.search === '') return passing?.sort((a, b) => a.id - b.id);
  if (search === undefined) return undefined;
  const byId = new Map(passing.map((card) => [card.id, card]));
  return search(query.search).flatMap((id) => byId.get(id) ?? []);
}
