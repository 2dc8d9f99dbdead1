import type { Species } from '#domain/recipe/species';
import { AdSlot } from '../ads/ad-slot.tsx';
import { RecentRecipes } from '../shared/recent-recipes.tsx';
import styles from '../static/page.module.css';
import { RecipePromo } from './recipe-promo.tsx';

/** Beside the recipe: for dogs a compact promotion, two advertisement slots, and recently viewed recipes. */
export function RecipeAside({ recipeId, species }: { recipeId: number; species: Species }) {
  return (
    <>
      <aside aria-label="Shopping and sponsors" className={styles['aside']}>
        {species === 'dog' && <RecipePromo />}
        <AdSlot position="sidebar-1" />
        <AdSlot position="sidebar-2" />
      </aside>
      <RecentRecipes without={recipeId} />
    </>
  );
}
