import { Link } from 'react-router-dom';
import { classNames } from '../../components/class-names.ts';
import { ShopLink } from '../market/shop-link.tsx';
import styles from '../page/page.module.css';

/** A compact block for dog recipes: what nearly every bowl needs, from the visitor's marketplace. */
export function RecipePromo() {
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
