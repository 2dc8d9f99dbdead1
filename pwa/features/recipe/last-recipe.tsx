import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../components/skeleton.tsx';
import { showToast } from '../../platform/state/toast-store.ts';
import { LongWait } from '../page/long-wait.tsx';
import { useLastRecipeId } from './last-recipe.ts';

/** Route `/recipe/last`, a shortcut of the installed app: the recipe opened last, or the list if there is none. */
export function LastRecipe() {
  const id = useLastRecipeId();
  const isNone = id === null;
  useEffect(() => {
    if (isNone) {
      showToast({
        title: 'No recipe opened yet',
        description: 'Open one here, and Last recipe will take you back to it.',
      });
    }
  }, [isNone]);
  if (id === undefined) {
    return (
      <LongWait of="device">
        <Skeleton lines={6} label="Loading recipe..." />
      </LongWait>
    );
  }
  return <Navigate replace to={isNone ? '/recipes' : `/recipe/${id}`} />;
}
