import { Calculator, ListChecks, ShieldCheck, WifiOff } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type IngredientUse,
  ingredientUses,
  recipesUsing,
  type UseScope,
} from '#domain/catalogue/ingredient-uses';
import { priceOfItem, type TypicalPrice } from '#domain/market/weight-price';
import { changeOver, USUAL_CHANGE_OVER_DAYS } from '#domain/plan/change-over';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { findIngredient } from '#domain/reference/ingredients';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useRecipeCards } from '../../platform/database/cards.ts';
import page from '../page/page.module.css';
import { DangerNotice, useDanger } from '../safety/danger-notice.tsx';
import { IngredientButtons, IngredientSearch, POPULAR_INGREDIENTS } from './ingredient-choice.tsx';
import { FeaturedPartners, RetailerCard, RetailerPanel } from './retailers.tsx';
import styles from './shop.module.css';
import { ShopFrame } from './shop-frame.tsx';

/** Ingredients shown before the rest is requested. */
const FIRST_SHOWN = 24;

type UsedIngredientsProps = {
  /** Undefined until the catalogue is read. */
  uses: readonly IngredientUse[] | undefined;
  chosen: string;
  onChoose: (name: string) => void;
};

/** Every ingredient in the recipes, most used first. */
function UsedIngredients({ uses, chosen, onChoose }: UsedIngredientsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="used">
      <h2 id="used">Most used in the recipes</h2>
      {uses === undefined ? (
        <Skeleton lines={6} label="Counting the ingredients" />
      ) : (
        <>
          <IngredientButtons
            offered={isWhole ? uses : uses.slice(0, FIRST_SHOWN)}
            chosen={chosen}
            onChoose={onChoose}
          />
          {!isWhole && uses.length > FIRST_SHOWN && (
            <div>
              <Button variant="soft" onClick={() => setWhole(true)}>
                Show all {uses.length}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

const BENEFITS = [
  {
    title: 'By weight',
    text: 'Every recipe has weights, so the list shows what the bowl needs, in whole packs.',
    Icon: Calculator,
  },
  {
    title: 'Checked for poison',
    text: 'We check every recipe against one list of foods that harm dogs or cats.',
    Icon: ShieldCheck,
  },
  {
    title: 'One list',
    text: 'Everything you plan or pick goes on one shopping list, ready to tick off.',
    Icon: ListChecks,
  },
  {
    title: 'Works offline',
    text: 'List, amounts and typical prices are on your device, even between the shelves.',
    Icon: WifiOff,
  },
] as const;

/** Reasons to shop from here; the app does each of these. */
function ShopBenefits() {
  return (
    <section aria-labelledby="benefits">
      <h2 id="benefits">Why shop with the recipes</h2>
      <ul className={page['tiles']}>
        {BENEFITS.map(({ title, text, Icon }) => (
          <li key={title} className={page['tile']}>
            <Icon size={24} aria-hidden />
            <strong>{title}</strong>
            <span className={page['small']}>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The typical price of an ingredient: at once for popular ones, for others once the ingredient parser has loaded. Undefined
 * until then, null if the table has none.
 */
function usePrice(term: string): TypicalPrice | null | undefined {
  const food = findIngredient(POPULAR_INGREDIENTS.find(({ name }) => name === term)?.foodId ?? null);
  const isPopular = food !== undefined;
  const [read, setRead] = useState<{ term: string; price: TypicalPrice | null }>();
  useEffect(() => {
    if (isPopular) return;
    let isWanted = true;
    import('#domain/market/ingredient-price')
      .then(({ ingredientPrice }) => isWanted && setRead({ term, price: ingredientPrice(term) }))
      // Offline without the chunk: no price is shown.
      .catch(() => isWanted && setRead({ term, price: null }));
    return () => {
      isWanted = false;
    };
  }, [term, isPopular]);
  if (food !== undefined) return priceOfItem(food);
  return read?.term === term ? read.price : undefined;
}

/** How to store cooked food and change to a new food. */
function KeepSafely() {
  return (
    <section aria-labelledby="keep">
      <h2 id="keep">Keep it safely</h2>
      <p>{STORAGE_SENTENCE}</p>
      <p>
        Change to a new food over 7-10 days:{' '}
        {changeOver(USUAL_CHANGE_OVER_DAYS).map(
          ({ share, firstDay, lastDay }) => `${share * 100}% of it on days ${firstDay}-${lastDay}, `,
        )}
        then all of it. <Link to="/plan">The planner</Link> works it out for your animal.
      </p>
    </section>
  );
}

const SCOPES: readonly { value: UseScope; label: string }[] = [
  { value: 'all', label: 'All Pets' },
  { value: 'dog', label: 'Dog Recipes' },
  { value: 'cat', label: 'Cat Recipes' },
];

/** Safe, so the page renders in full before the guard loads. */
const FIRST_TERM = 'Chicken breast';

/** Route `/ingredients`: the recipes' ingredients, their typical prices, and where to buy them. */
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
      <RetailerPanel ingredients={POPULAR_INGREDIENTS.map(({ name }) => name)} />
      <FeaturedPartners />
      <KeepSafely />
      <ShopBenefits />
      <p className={page['small']}>
        Prices are typical ones of shops in the United Kingdom, our estimate of {PRICE_YEAR}, and no shop’s
        offer.
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
