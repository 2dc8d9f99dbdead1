import type { Species } from '#domain/reference/species';
import { AdSlot } from '../parts/ads/ad-slot.tsx';
import { RecentRecipes } from '../parts/catalogue/recent-recipes.tsx';
import styles from '../parts/page/page.module.css';
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
