import { useMemo } from 'react';
import { batchesToBuy } from '#domain/plan/list-recipes';
import type { PlanView } from '#domain/plan/plan-view';
import { type ListItem, shoppingList } from '#domain/plan/shopping-list';
import { usePreference } from '../../platform/database/preferences.ts';
import { useListedRecipes } from './shopping.ts';

const NOTHING: readonly ListItem[] = [];

/** What to buy for the batches of the plan and for the list's own recipes; empty until both are read. */
export function useShoppingList(view: PlanView | undefined): readonly ListItem[] {
  const system = usePreference('unitSystem');
  const listed = useListedRecipes();
  return useMemo(() => {
    if (view === undefined || listed === undefined) return NOTHING;
    const recipes = new Map([...view.recipes, ...listed.recipes]);
    return shoppingList(batchesToBuy(view.batches, listed.shopping), recipes, system);
  }, [view, listed, system]);
}
