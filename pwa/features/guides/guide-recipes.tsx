import { useMemo } from 'react';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import styles from './guide.module.css';

/** The recipes that an article leads to, as far as they are published. */
export function GuideRecipes({ ids }: { ids: readonly number[] }) {
  const cards = useRecipeCards();
  const chosen = useMemo(
    () => ids.flatMap((id) => cards?.find((card) => card.id === id) ?? []),
    [ids, cards],
  );
  if (cards !== undefined && chosen.length === 0) return null;
  return (
    <section aria-labelledby="recipes-title" className={styles['recipes']}>
      <h2 id="recipes-title">Recipes to begin with</h2>
      <div>
        {cards === undefined ? (
          <SkeletonCards species="dog" label="Loading recipes..." />
        ) : (
          <>
            <RecipeGrid cards={chosen} query="" />
            <ServingPriceNote />
          </>
        )}
      </div>
    </section>
  );
}
