import type { Species } from '#domain/reference/species';
import { AdSlot } from '../ads/ad-slot.tsx';
import { RecentRecipes } from '../cards/recent-recipes.tsx';
import styles from '../page/page.module.css';
import { RecipePromo } from './recipe-promo.tsx';

type RecipeAsideProps = { recipeId: number; species: Species; part: 'sponsors' | 'recent' };

/** Sponsors: for dogs a compact promotion, and two advertisement slots. Or the recently viewed recipes. */
export function RecipeAside({ recipeId, species, part }: RecipeAsideProps) {
  if (part === 'recent') return <RecentRecipes without={recipeId} />;
  return (
    <aside aria-label="Shopping and sponsors" className={styles['aside']}>
      {species === 'dog' && <RecipePromo />}
      <AdSlot position="sidebar-1" />
      <AdSlot position="sidebar-2" />
    </aside>
  );
}
