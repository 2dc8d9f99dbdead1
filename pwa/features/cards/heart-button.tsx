import { Heart } from 'lucide-react';
import { showToast } from '../../platform/state/toast-store.ts';
import { toggleFavourite, useIsFavourite } from './favourites.ts';
import styles from './heart-button.module.css';

type HeartButtonProps = { recipeId: number; title: string; className?: string | undefined };

/** Adds the recipe to this device's favourites, or removes it. */
export function HeartButton({ recipeId, title, className }: HeartButtonProps) {
  const isFavourite = useIsFavourite(recipeId);

  async function handleClick() {
    try {
      await toggleFavourite(recipeId);
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      showToast({ variant: 'destructive', title: 'Error', description });
    }
  }

  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavourite}
      aria-label={`Favourite: ${title}`}
      onClick={handleClick}
    >
      <Heart className={isFavourite ? styles['kept'] : undefined} size={24} aria-hidden />
    </button>
  );
}
