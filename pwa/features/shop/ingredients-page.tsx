import { useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ingredientUses, recipesUsing, type UseScope } from '#domain/catalogue/ingredient-uses';
import { PRICE_YEAR } from '#domain/market/weight-price';
import { counted } from '#domain/text/counted';
import { Segmented } from '../../components/segmented.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { FeaturedPartners } from '../market/featured-partners.tsx';
import { RetailerCard } from '../market/retailer-card.tsx';
import { RetailerPanel } from '../market/retailer-panel.tsx';
import page from '../page/page.module.css';
import { DangerNotice, useDanger } from '../safety/danger-notice.tsx';
import { IngredientButtons } from './ingredient-buttons.tsx';
import { IngredientSearch } from './ingredient-search.tsx';
import { KeepSafely } from './keep-safely.tsx';
import { POPULAR_INGREDIENTS } from './popular-ingredients.ts';
import styles from './shop.module.css';
import { ShopBenefits } from './shop-benefits.tsx';
import { ShopFrame } from './shop-frame.tsx';
import { usePrice } from './use-price.ts';
import { UsedIngredients } from './used-ingredients.tsx';

const SCOPES: readonly { value: UseScope; label: string }[] = [
  { value: 'all', label: 'All Pets' },
  { value: 'dog', label: 'Dog Recipes' },
  { value: 'cat', label: 'Cat Recipes' },
];

/** Harmless, so that the page is whole before the guard is there. */
const FIRST_TERM = 'Chicken breast';

/** Route `/ingredients`: what the recipes are made of, what it typically costs, and where it is sold. */
export function IngredientsPage() {
  const [scope, setScope] = useState<UseScope>('all');
  const [term, setTerm] = useState(FIRST_TERM);
  const price = usePrice(term);
  const danger = useDanger(term === FIRST_TERM ? '' : term);
  const card = useRef<HTMLDivElement>(null);
  const cards = useRecipeCards();
  const uses = useMemo(() => cards && ingredientUses(cards, scope), [cards, scope]);
  const popular = useMemo(
    () =>
      POPULAR_INGREDIENTS.map(({ name }) => ({
        name,
        recipes: cards ? recipesUsing(cards, name, scope) : null,
      })).filter(({ recipes }) => recipes !== 0),
    [cards, scope],
  );
  function choose(name: string) {
    setTerm(name);
    card.current?.scrollIntoView({ block: 'nearest' });
  }
  return (
    <ShopFrame title="Food Ingredients" lead="What the recipes use most, found in your own country’s shops.">
      <div className={styles['columns']}>
        <div className={styles['part']}>
          <section aria-labelledby="popular">
            <h2 id="popular">Popular ingredients</h2>
            <Segmented label="Recipes" options={SCOPES} value={scope} onChange={setScope} />
            <IngredientSearch names={uses?.map(({ name }) => name) ?? []} onSearch={choose} />
            <IngredientButtons offered={popular} chosen={term} onChoose={choose} />
          </section>
        </div>
        <div ref={card} className={styles['beside']}>
          {danger ? (
            <DangerNotice words={term} />
          ) : danger === undefined ? (
            <Skeleton lines={6} label={`Looking for ${term}`} />
          ) : (
            <RetailerCard term={term} price={price}>
              <p className={styles['picked']}>
                {cards && (
                  <Link to={`/search?q=${encodeURIComponent(term)}`}>
                    {usesText(recipesUsing(cards, term, scope), scope)}
                  </Link>
                )}
              </p>
            </RetailerCard>
          )}
        </div>
      </div>
      <UsedIngredients uses={uses} chosen={term} onChoose={choose} />
      <RetailerPanel id="panel" ingredients={POPULAR_INGREDIENTS.map(({ name }) => name)} />
      <FeaturedPartners />
      <KeepSafely />
      <ShopBenefits />
      <p className={page['small']}>
        Prices are typical ones of supermarkets in the United Kingdom, our estimate of {PRICE_YEAR}, and no
        shop’s offer.
      </p>
    </ShopFrame>
  );
}

/** 'In 3 dog recipes'. */
function usesText(recipes: number, scope: UseScope): string {
  const kind = scope === 'all' ? '' : `${scope} `;
  if (recipes === 0) return `In no ${kind}recipe here`;
  return `In ${counted(recipes, `${kind}recipe`)}`;
}
