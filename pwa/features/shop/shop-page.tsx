import { Check, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { popularCards } from '#domain/catalogue/featured-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { useNearViewport } from '../../components/near-viewport.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { useQuery } from '../../platform/query/query.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { CardArt } from '../cards/card-art.tsx';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import { ShopDoors } from '../market/tile-links.tsx';
import page from '../page/page.module.css';
import { PartNotLoaded } from '../page/part-not-loaded.tsx';
import { runCommand } from '../page/run-command.ts';
import { useLazyModule } from '../page/use-lazy-module.ts';
import { batchesText } from '../plan/amounts-text.ts';
import styles from './shop.module.css';
import { ShopFrame } from './shop-frame.tsx';

/** Ingredients of a card's preview. */
const MOST_PREVIEWED = 5;

type PickCardProps = {
  card: RecipeCard;
  /** On the list; 0 if it is not. */
  batches: number;
  isPlanned: boolean;
  onToggle: () => void;
};

/** A recipe with its first ingredients, to put on the shopping list. */
function PickCard({ card, batches, isPlanned, onToggle }: PickCardProps) {
  const notes = [
    ...(batches > 0 ? [`${batchesText(batches)} on the list`] : []),
    ...(isPlanned ? ['in your plan'] : []),
  ];
  return (
    <article className={styles['pick']} data-section={sectionOfSpecies(card.species)}>
      <div className={styles['thumb']}>
        <CardArt card={card} decorative />
      </div>
      <div>
        <h3>
          <Link to={`/recipe/${card.id}`}>{card.title}</Link>
        </h3>
        <p className={styles['preview']}>{previewText(card.ingredients)}</p>
      </div>
      <div className={styles['acts']}>
        <Button variant={batches > 0 ? 'outline' : 'soft'} onClick={onToggle}>
          {batches > 0 ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
          {batches > 0 ? 'Take off the list' : 'Add to the list'}
          <span className="visually-hidden">: {card.title}</span>
        </Button>
        <span className={styles['picked']}>{notes.join(', ')}</span>
      </div>
    </article>
  );
}

/** 'chicken breast, brown rice, carrot, spinach, egg and 3 more'. */
function previewText(ingredients: string): string {
  const names = ingredients.split(', ');
  const more = names.length - MOST_PREVIEWED;
  const first = names.slice(0, MOST_PREVIEWED).join(', ');
  return more > 0 ? `${first} and ${more} more` : first;
}

/** The popular recipes; pressing one adds it to the shopping list or removes it. */
function PickRecipes() {
  const cards = useRecipeCards();
  const popular = useMemo(() => cards && popularCards(cards), [cards]);
  const kept = useRecipesToBuy();
  return (
    <section aria-labelledby="popular-recipes">
      <h2 id="popular-recipes">Popular recipes</h2>
      <p className={page['small']}>
        The ones visitors rated best, then the newest, for dogs and cats in turn.{' '}
        <a href="#list" className={styles['jump']}>
          {kept === undefined || kept.listed.size === 0
            ? 'To the list'
            : `To the list: ${counted(kept.listed.size, 'recipe')}`}
        </a>
      </p>
      {popular === undefined && <SkeletonCards species="dog" label="Loading recipes..." />}
      {popular?.length === 0 && <p>No recipes available</p>}
      <ul className={styles['picks']}>
        {popular?.map((card) => (
          <li key={card.id}>
            <PickCard
              card={card}
              batches={kept?.listed.get(card.id) ?? 0}
              isPlanned={kept?.planned.has(card.id) ?? false}
              onToggle={() => void toggle(card.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The list's code loads on the first press. */
async function toggle(recipeId: number): Promise<void> {
  const outcome = await runCommand(async () => {
    const { toggleRecipeOnList } = await import('../plan/shopping.ts');
    return await toggleRecipeOnList(recipeId);
  });
  if (outcome !== 'full') return;
  showToast({ title: 'Your list is full', description: 'It holds 40 recipes. Take one off first.' });
}

/** The list and its costs, loaded together: both read the plan. */
const loadCart = async () => {
  const [{ ShopCart }, { ShopCosts }] = await Promise.all([
    import('./shop-cart.tsx'),
    import('./shop-costs.tsx'),
  ]);
  return { ShopCart, ShopCosts };
};

/** Route `/shop`: pick recipes for the shopping list, see the cost and where to buy. */
export function ShopPage() {
  const place = useRef<HTMLElement>(null);
  const isNear = useNearViewport(place);
  const cart = useLazyModule(isNear ? loadCart : null);
  return (
    <ShopFrame title="Shop" lead="Pick recipes and buy what they need in your own country’s shops.">
      <div className={styles['columns']}>
        <PickRecipes />
        <section ref={place} id="list" className={styles['cart']} aria-labelledby="list-title">
          <h2 id="list-title">Shopping list</h2>
          {cart.value === null && !cart.isFailed && <Skeleton lines={6} label="Opening the shopping list" />}
          {cart.isFailed && <PartNotLoaded what="The shopping list" onRetry={cart.retry} />}
          {cart.value !== null && <cart.value.ShopCart />}
        </section>
      </div>
      {cart.value !== null && <cart.value.ShopCosts />}
      <section aria-labelledby="where">
        <h2 id="where">Where to Shop</h2>
        <ShopDoors />
      </section>
    </ShopFrame>
  );
}

type RecipesToBuy = {
  /** Batches by recipe on the shopping list. */
  listed: ReadonlyMap<number, number>;
  /** Recipes of the plan. */
  planned: ReadonlySet<number>;
};

/**
 * Recipes on the shopping list and in the plan; undefined until they are read. Read without their schemas, for pages that
 * only show which ones these are: damaged data counts as absent.
 */
export function useRecipesToBuy(): RecipesToBuy | undefined {
  return useQuery('recipesToBuy', async ({ database }): Promise<RecipesToBuy> => {
    const [list, plan] = [await database.shopping.get('current'), await database.plans.get('current')];
    return {
      listed: new Map(rowsIn(list?.value, 'recipes').map(({ recipeId, batches = 1 }) => [recipeId, batches])),
      planned: new Set(rowsIn(plan?.value, 'rows').map(({ recipeId }) => recipeId)),
    };
  });
}

type Row = { recipeId: number; batches?: number };

function rowsIn(value: unknown, key: string): Row[] {
  const rows = (value as Record<string, unknown> | null | undefined)?.[key];
  return Array.isArray(rows) ? rows.filter((row) => typeof row?.recipeId === 'number') : [];
}
