import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { Skeleton } from '../../components/skeleton.tsx';
import { readRecentIds } from '../../platform/database/recents.ts';
import { useQuery } from '../../platform/query/query.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { LongWait } from '../page/long-wait.tsx';

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

/**
 * The last opened recipe that is still on this device; null before any was opened, undefined until it is read.
 */
export function useLastRecipeId(): number | null | undefined {
  return useQuery('lastRecipe', async (device) => {
    const ids = await readRecentIds(device);
    for (const id of ids) if ((await device.recipe(id)) !== null) return id;
    // The recipes may still be loading.
    return ids[0] ?? null;
  });
}
