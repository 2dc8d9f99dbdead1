import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { ListScope } from '#domain/catalogue/recipe-lists';
import { recipesByName } from '#domain/catalogue/recipes-by-name';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { Fold, Folds } from '../../components/fold.tsx';
import { useIsOwnCatalogue, useRecipeCards } from '../../platform/database/cards.ts';
import { usePageData } from '../../platform/query/page-data.ts';
import { ServingPriceNote } from '../market/serving-price-note.tsx';
import { ShopChips, ShopLink } from '../market/shop-link.tsx';
import { NewsletterBox } from '../newsletter/newsletter-box.tsx';
import page from '../page/page.module.css';
import { LIST_TEXTS } from './list-texts.ts';
import styles from './recipe-list.module.css';

/** Links to every recipe of a species: the cards above show only the first few until you scroll. */
function RecipesByName({ species }: { species: Species }) {
  const cards = useRecipeCards();
  const inlined = usePageData()?.further;
  const further = useIsOwnCatalogue() ? undefined : inlined;
  const named = useMemo(() => recipesByName(cards ?? [], further ?? [], species), [cards, further, species]);
  if (named.length === 0) return null;
  const title = `${LIST_TEXTS[species].listTitle} by name`;
  return (
    <Folds>
      <Fold title={<strong>{title}</strong>} fact={`${named.length} from A to Z`}>
        <nav aria-label={title}>
          <ul className={styles['names']}>
            {named.map(({ id, title: name }) => (
              <li key={id}>
                <Link to={`/recipe/${id}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </Fold>
    </Folds>
  );
}

const LINKS = [{ label: 'Cat toys' }, { label: 'Cat treats' }];

/** On the cat list: searches in the visitor's marketplace, as chips. */
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

const TILES = [
  { label: 'Organic Chicken', term: 'organic chicken', text: 'The base of most bowls' },
  { label: 'Lean Beef', term: 'lean beef mince', text: 'Iron, zinc and vitamin B12' },
  { label: 'Brown Rice', term: 'brown rice', text: 'Keeps for months in the cupboard' },
  { label: 'Sweet Potato', term: 'sweet potato', text: 'Gentle and full of fibre' },
];

/** 'Shop Dog Food Ingredients': four searches in the visitor's marketplace. */
export function ShopIngredients() {
  return (
    <section className={page['part']} aria-labelledby="shop-title">
      <h2 id="shop-title">Shop Dog Food Ingredients</h2>
      <ul className={page['tiles']}>
        {TILES.map(({ label, term, text }) => (
          <li key={term} className={page['tile']}>
            <ShopLink term={term} className={page['link']}>
              {label}
            </ShopLink>
            <span className={page['small']}>{text}</span>
          </li>
        ))}
      </ul>
      <div className={page['row']}>
        <span className={page['small']}>Affiliate links</span>
        <Button asChild variant="soft">
          <Link to="/ingredients">View All Ingredients</Link>
        </Button>
      </div>
    </section>
  );
}
