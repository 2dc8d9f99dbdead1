import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { RecipeGrid } from '../cards/recipe-grid.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { importAddress } from '../intake/import-target.ts';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { ExportCard } from './export-card.tsx';
import styles from './own-page.module.css';
import { UnfinishedRecipes } from './unfinished-recipes.tsx';

/** Route `/my-recipes`: the recipes of the owner's, finished and not. */
export function OwnPage() {
  const recipes = useOwnRecipes();
  return (
    <>
      <PageHero section="bowlful" title="Your recipes">
        <p>Written here, copied or imported. They stay on this device and in your backups.</p>
      </PageHero>
      <div className={styles['page']}>
        <div className={styles['actions']}>
          <Button asChild>
            <Link to="/my-recipes/new">New recipe</Link>
          </Button>
          <Button asChild variant="soft">
            <Link to={importAddress('own')}>Import a recipe</Link>
          </Button>
        </div>
        <UnfinishedRecipes />
        {recipes === undefined ? (
          <SkeletonCards species="dog" label="Loading recipes..." of="device" />
        ) : recipes.length === 0 ? (
          <EmptyState
            art={<EmptyBowl species="dog" />}
            title="None of your own, for now"
            text="Write one, import one, or open a recipe and choose ‘Make it mine’."
          >
            <Button asChild variant="soft">
              <Link to="/recipes">Browse recipes</Link>
            </Button>
          </EmptyState>
        ) : (
          <>
            <h2>Finished ({recipes.length})</h2>
            <RecipeGrid cards={recipes.map(({ card }) => card)} query="" />
            <ServingPriceNote />
            <ExportCard recipes={recipes} />
          </>
        )}
      </div>
    </>
  );
}
