import type { Recipe } from '#domain/recipe/recipe';
import { AdSlot } from '../ads/ad-slot.tsx';
import { RecentRecipes } from '../shared/recent-recipes.tsx';
import styles from '../static/page.module.css';
import { RecipePromo } from './recipe-promo.tsx';

/** Beside the recipe: for dogs a compact promotion, two places for advertisements, and what was looked at before. */
export function RecipeAside({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <aside aria-label="Shopping and sponsors" className={styles['aside']}>
        {recipe.species === 'dog' && <RecipePromo />}
        <AdSlot position="sidebar-1" />
        <AdSlot position="sidebar-2" />
      </aside>
      <RecentRecipes without={recipe.id} />
    </>
  );
}
