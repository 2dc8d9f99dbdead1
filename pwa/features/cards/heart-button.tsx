import { Heart } from 'lucide-react';
import { runCommand } from '../page/run-command.ts';
import { toggleFavourite, useIsFavourite } from './favourites.ts';
import styles from './heart-button.module.css';

type HeartButtonProps = { recipeId: number; title: string; className?: string | undefined };

/** Adds the recipe to the favourites, or removes it. */
export function HeartButton({ recipeId, title, className }: HeartButtonProps) {
  const isFavourite = useIsFavourite(recipeId);

  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${title}`}
      onClick={() => void runCommand(() => toggleFavourite(recipeId))}
    >
      <Heart className={isFavourite ? styles['kept'] : undefined} size={24} aria-hidden />
    </button>
  );
}
