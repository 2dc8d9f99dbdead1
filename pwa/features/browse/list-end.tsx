import type { ListScope } from '#domain/catalogue/list-scope';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { ShopChips } from '../market/shop-chips.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import styles from './recipe-list.module.css';
import { RecipesByName } from './recipes-by-name.tsx';
import { ShopIngredients } from './shop-ingredients.tsx';

const LINKS = [{ label: 'Cat toys' }, { label: 'Cat treats' }];

/** On the cat list: products that cannot be home-made. */
function CatShopLinks() {
  return <ShopChips items={LINKS} />;
}

/** Content after the cards of a list. */
export function ListEnd({ scope }: { scope: ListScope }) {
  return (
    <div className={styles['list-end']} data-below-fold>
      <ServingPriceNote />
      {scope !== 'all' && <RecipesByName species={scope} />}
      {scope === 'dog' && <ShopIngredients />}
      {scope === 'cat' && <CatShopLinks />}
      <NewsletterBox list={scope === 'all' ? 'general' : scope} />
    </div>
  );
}
