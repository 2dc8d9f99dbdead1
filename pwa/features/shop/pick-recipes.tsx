import { useMemo } from 'react';
import { popularCards } from '#domain/catalogue/popular-cards';
import { counted } from '#domain/text/counted';
import { useRecipeCards } from '../../platform/database/cards.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { SkeletonCards } from '../cards/skeleton-cards.tsx';
import page from '../page/page.module.css';
import { runCommand } from '../page/run-command.ts';
import { PickCard } from './pick-card.tsx';
import { useRecipesToBuy } from './recipes-to-buy.ts';
import styles from './shop.module.css';

/** The popular recipes: each goes on the shopping list with a press, and off it with another. */
export function PickRecipes() {
  const cards = useRecipeCards();
  const popular = useMemo(() => cards && popularCards(cards), [cards]);
  const kept = useRecipesToBuy();
  return (
    <section aria-labelledby="popular-recipes">
      <h2 id="popular-recipes">Popular recipes</h2>
      <p className={page['small']}>
        Those that visitors rated best, then the newest, for dogs and for cats in turn.{' '}
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
