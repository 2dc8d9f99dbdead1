import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import { whenNear } from '../../components/when-near.ts';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { useCatalogueCounts } from '../cards/use-catalogue-counts.ts';
import { HeroBowls } from './hero-bowls.tsx';
import styles from './home.module.css';
import { HomeFront } from './home-front.tsx';
import { homeQuery } from './home-query.ts';
import { HomeResults } from './home-results.tsx';
import { HomeSearch } from './home-search.tsx';

// Content below the recipes hydrates when it comes near the viewport.
const HomeEnd = lazy(() =>
  whenNear('home-end').then(async () => ({ default: (await import('./home-end.tsx')).HomeEnd })),
);

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
