import { Link } from 'react-router-dom';
import type { Species } from '#domain/reference/species';
import { classNames } from '../../components/class-names.ts';
import { AdSlot } from '../ads/ad-slot.tsx';
import { RecentRecipes } from '../cards/recent-recipes.tsx';
import { ShopLink } from '../market/shop-link.tsx';
import styles from '../page/page.module.css';

/** A compact block for dog recipes: what nearly every bowl needs, from the visitor's marketplace. */
function RecipePromo() {
  return (
    <section aria-labelledby="promo-title" className={classNames(styles['tile'], styles['promo'])}>
      <h3 id="promo-title">Stock the cupboard</h3>
      <p className={styles['row']}>
        <span className={styles['small']}>Affiliate links</span>
        <ShopLink term="eggshell powder for dogs" className={classNames(styles['link'], 'reach')}>
          Eggshell powder
        </ShopLink>
        <ShopLink term="fish oil for dogs" className={classNames(styles['link'], 'reach')}>
          Fish oil
        </ShopLink>
      </p>
      <p>
        <Link to="/ingredients" className="reach">
          Shop Dog Food Ingredients
        </Link>
      </p>
    </section>
  );
}

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
