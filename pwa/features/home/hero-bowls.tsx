import { useMemo } from 'react';
import { firstCards } from '#domain/catalogue/first-cards';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { CardArt } from '../cards/card-art.tsx';
import styles from './hero-bowls.module.css';

/** A dog's bowl and a cat's on the cloth of wide screens. */
export function HeroBowls({ cards }: { cards: readonly RecipeCard[] | undefined }) {
  const bowls = useMemo(() => [...firstCards(cards, 'dog', 1), ...firstCards(cards, 'cat', 1)], [cards]);
  return (
    <div className={styles['bowls']}>
      {bowls.map((card) => (
        <div key={card.id}>
          <CardArt card={card} decorative />
        </div>
      ))}
    </div>
  );
}
