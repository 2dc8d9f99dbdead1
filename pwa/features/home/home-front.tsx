import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { featuredCards, firstCards } from '#domain/catalogue/featured-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { PageData } from '#domain/contract/page-data';
import { lazyPart } from '../../components/lazy-part.ts';
import styles from '../cards/front.module.css';
import { JudgedFor } from '../cards/judged-for.tsx';
import { ListedRecipe } from '../cards/listed-recipe.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { BelowFold } from '../page/below-fold.tsx';
import { PRICE_NOTE } from './home-price-note.tsx';
import { SectionCard } from './section-card.tsx';

const HomeChips = lazyPart(() => import('./home-chips.tsx'), 'HomeChips');

// Constant element, so that no update replaces server-rendered content.
const CHIPS = (
  <Suspense>
    <HomeChips />
  </Suspense>
);

type HomeFrontProps = { cards: readonly RecipeCard[] | undefined; counts: PageData['counts'] };

/** The two sections, and some recipes to begin with. */
export function HomeFront({ cards, counts }: HomeFrontProps) {
  const featured = featuredCards(cards ?? []);
  return (
    <>
      <div className={styles['sections']}>
        {(['dog', 'cat'] as const).map((species) => (
          <SectionCard
            key={species}
            species={species}
            count={counts[species]}
            bowl={firstCards(cards, species, 2)[1]}
          />
        ))}
      </div>
      {CHIPS}
      <BelowFold>
        <section aria-labelledby="featured-title">
          <div className={styles['head']}>
            <h2 id="featured-title">Featured recipes</h2>
            <Link to="/recipes">All Recipes</Link>
          </div>
          {cards === undefined ? (
            <SkeletonCards species="dog" label="Loading recipes..." />
          ) : (
            <>
              <JudgedFor cards={featured} />
              <ul className={styles['featured']}>
                {featured.map((card) => (
                  <li key={card.id}>
                    <ListedRecipe card={card} layout="tile" />
                  </li>
                ))}
              </ul>
            </>
          )}
          <div className={styles['priceNote']}>{PRICE_NOTE}</div>
        </section>
      </BelowFold>
    </>
  );
}
