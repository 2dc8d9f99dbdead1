import { Link } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { compareCodes } from '#domain/text/compare-codes';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import type { Device } from '../../platform/database/open-device.ts';
import { readOwnRecipe } from '../../platform/database/read-own-recipes.ts';
import { readableCard } from '../../platform/database/stored-cards.ts';
import { useQuery } from '../../platform/query/query.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
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

/** Cards of the favourites, newest first; undefined until they are read. */
export function useFavouriteCards(): RecipeCard[] | undefined {
  return useQuery('favouriteCards', readFavouriteCards);
}

async function readFavouriteCards({ database }: Device): Promise<RecipeCard[]> {
  const hearts = await database.favourites.toArray();
  hearts.sort((a, b) => compareCodes(String(b.addedAt), String(a.addedAt)));
  const cards = await database.cards.bulkGet(hearts.map((heart) => heart.recipeId));
  const readable = await Promise.all(
    hearts.map(async ({ recipeId }, index) => {
      const card = cards[index];
      if (card !== undefined) return readableCard(database, card);
      return (await readOwnRecipe(database, recipeId))?.card;
    }),
  );
  return readable.filter((card) => card !== undefined);
}
