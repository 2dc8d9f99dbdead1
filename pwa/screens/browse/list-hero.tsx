import { lazy, memo, Suspense, useMemo } from 'react';
import { firstCards } from '#domain/recipe/first-cards';
import type { RecipeCard } from '#domain/recipe/recipe-card';
import type { Species } from '#domain/recipe/species';
import { PageHero } from '../../components/page-hero.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { useConnection } from '../../sync/connection.ts';
import { CardArt } from '../shared/card-art.tsx';
import styles from './list-hero.module.css';
import { LIST_TEXTS } from './list-texts.ts';

const PANELS = {
  dog: lazy(async () => ({ default: (await import('../profile/dog-profile-panel.tsx')).DogProfilePanel })),
  cat: lazy(async () => ({ default: (await import('../profile/cat-profile-panel.tsx')).CatProfilePanel })),
};

/** Recipes whose bowls stand on the cloth of wide screens. */
const BOWLS = 2;

type ListHeroProps = {
  species: Species;
  /** Undefined while nothing is known of them. */
  count: number | undefined;
  cards: readonly RecipeCard[] | undefined;
};

/** Head of a list: how many bowls there are, and whose they are for. */
export const ListHero = memo(function ListHero({ species, count, cards }: ListHeroProps) {
  const texts = LIST_TEXTS[species];
  const { catalogueCount } = useConnection();
  const isAllHere = catalogueCount !== null && catalogueCount.have >= catalogueCount.of;
  const Panel = PANELS[species];
  const bowls = useMemo(() => firstCards(cards, species, BOWLS), [cards, species]);
  return (
    <PageHero
      section={sectionOfSpecies(species)}
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
        <p>
          {count === undefined
            ? texts.loading
            : `${count} ${count === 1 ? 'bowl' : 'bowls'} ${texts.eaters}.`}
        </p>
        {isAllHere && <p>All of them on this device.</p>}
      </div>
      <div className={styles['profile']}>
        <Suspense>
          <Panel />
        </Suspense>
      </div>
    </PageHero>
  );
});
