import { memo, useMemo } from 'react';
import { firstCards } from '#domain/catalogue/featured-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import { counted } from '#domain/text/sentence-parts';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { LazyHydrationBoundary } from '../../platform/hydration/lazy-hydration-boundary.tsx';
import { useHeldRecipes } from '../../platform/sync/held-recipes.ts';
import { CardArt } from '../cards/card-art.tsx';
import styles from './list-hero.module.css';
import { LIST_TEXTS, sectionOfList } from './list-texts.ts';

const DogProfilePanel = lazyPart(() => import('../pets/dog-profile-panel.tsx'), 'DogProfilePanel');
const CatProfilePanel = lazyPart(() => import('../pets/cat-profile-panel.tsx'), 'CatProfilePanel');

// Constant elements, so that no update replaces server-rendered content before it hydrates.
const PROFILES = {
  dog: (
    <LazyHydrationBoundary id="dog-profile" fallback={null}>
      <DogProfilePanel />
    </LazyHydrationBoundary>
  ),
  cat: (
    <LazyHydrationBoundary id="cat-profile" fallback={null}>
      <CatProfilePanel />
    </LazyHydrationBoundary>
  ),
};

/** Number of recipes whose bowls decorate the cloth of wide screens. */
const BOWLS = 2;

type ListHeroProps = {
  scope: ListScope;
  /** Undefined until the catalogue is known. */
  count: number | undefined;
  cards: readonly RecipeCard[] | undefined;
};

/** Head of a list: the number of recipes and the animal they are for. */
export const ListHero = memo(function ListHero({ scope, count, cards }: ListHeroProps) {
  const texts = LIST_TEXTS[scope];
  const { catalogueCount } = useHeldRecipes();
  const isAllHere = catalogueCount !== null && catalogueCount.have >= catalogueCount.of;
  const bowls = useMemo(() => heroCards(cards, scope), [cards, scope]);
  return (
    <PageHero
      section={sectionOfList(scope)}
      title={texts.title}
      aside={
        <div className={styles['bowls']}>
          {bowls.map((card) => (
            <div key={card.id}>
              <CardArt card={card} decorative />
            </div>
          ))}
        </div>
      }
    >
      <div className={styles['count']}>
        <p>{count === undefined ? texts.loading : `${counted(count, 'bowl')} ${texts.eaters}.`}</p>
        {isAllHere && <p>All saved on this device.</p>}
      </div>
      {scope !== 'all' && <div className={styles['profile']}>{PROFILES[scope]}</div>}
    </PageHero>
  );
});

function heroCards(cards: readonly RecipeCard[] | undefined, scope: ListScope): RecipeCard[] {
  if (scope !== 'all') return firstCards(cards, scope, BOWLS);
  return [...firstCards(cards, 'cat', 1), ...firstCards(cards, 'dog', 1)];
}
