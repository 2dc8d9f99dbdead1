import { Check, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { Button } from '../../components/button.tsx';
import { sectionOfSpecies } from '../../components/section.ts';
import { CardArt } from '../cards/card-art.tsx';
import { batchesText } from '../plan/batches-text.ts';
import styles from './shop.module.css';

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
export function PickCard({ card, batches, isPlanned, onToggle }: PickCardProps) {
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
