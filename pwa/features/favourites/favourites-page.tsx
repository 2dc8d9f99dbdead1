import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { useFavouriteCards } from './favourite-cards.ts';
import styles from './favourites-page.module.css';

/** Route `/favourites`: the favourites, newest first. */
export function FavouritesPage() {
  const cards = useFavouriteCards();
  return (
    <>
      <PageHero section="bowlful" title="Favourites" />
      <div className={styles['page']}>
        {cards === undefined ? (
          <SkeletonCards species="dog" label="Loading favourites..." of="device" />
        ) : cards.length === 0 ? (
          <EmptyState
            art={<EmptyBowl species="dog" />}
            title="An empty bowl, for now"
            text="Tap the heart on a recipe and it waits for you here, on this phone."
          >
            <Button asChild>
              <Link to="/dog-recipes">Browse recipes</Link>
            </Button>
          </EmptyState>
        ) : (
          <>
            <h2>On this device ({cards.length})</h2>
            <RecipeGrid cards={cards} query="" />
            <ServingPriceNote />
          </>
        )}
      </div>
    </>
  );
}
