import { useMemo } from 'react';
import type { PlanView } from '#domain/plan/plan-view';
import { batchesToBuy } from '#domain/plan/shopping';
import { type ListItem, shoppingList } from '#domain/plan/shopping-list';
import { usePreference } from '../../platform/database/preferences.ts';
import { useListedRecipes } from './shopping.ts';

export type ToBuy = {
  items: readonly ListItem[];
  /** Whether this device has every recipe of the plan and of the list. */
  isWhole: boolean;
};

const NOTHING: ToBuy = { items: [], isWhole: false };

/** What to buy for the batches of the plan and for the list's own recipes; empty until both are read. */
export function useShoppingList(view: PlanView | undefined): ToBuy {
  const system = usePreference('unitSystem');
  const listed = useListedRecipes();
  return useMemo(() => {
    if (view === undefined || listed === undefined) return NOTHING;
    const recipes = new Map([...view.recipes, ...listed.recipes]);
    return {
      items: shoppingList(batchesToBuy(view.batches, listed.shopping), recipes, system),
      isWhole: view.isWhole && listed.shopping.recipes.every(({ recipeId }) => recipes.has(recipeId)),
    };
  }, [view, listed, system]);
}
