import { useEffect, useMemo, useRef, useState } from 'react';
import type { PlanView } from '#domain/plan/plan-view';
import { batchesToBuy, NO_SHOPPING, type Shopping } from '#domain/plan/shopping';
import { type ListItem, shoppingList } from '#domain/plan/shopping-list';
import { usePreference } from '../../platform/database/preferences.ts';
import { changeShopping, useListedRecipes, useShopping } from './shopping.ts';
import { type Undo, useUndo } from './undo.tsx';

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
      items: shoppingList(batchesToBuy(view.batches, listed.shopping), recipes, system, view.premixes),
      isWhole: view.isWhole && listed.shopping.recipes.every(({ recipeId }) => recipes.has(recipeId)),
    };
  }, [view, listed, system]);
}

/** Changes the list; the text names the change beside its undo. Resolves to whether the change was stored. */
export type EditShopping = (words: string, change: (shopping: Shopping) => Shopping) => Promise<boolean>;

export type EditedShopping = {
  /** Undefined until it is read. */
  shopping: Shopping | undefined;
  last: Undo | null;
  edit: EditShopping;
};

const isSame = (a: Shopping, b: Shopping) => JSON.stringify(a) === JSON.stringify(b);

/** Ticks and additions with optimistic updates; an edit is rolled back if it cannot be stored. */
export function useEditedShopping(): EditedShopping {
  const kept = useShopping();
  const { last, run } = useUndo(changeShopping);
  const [ahead, setAhead] = useState<Shopping | null>(null);
  const writes = useRef(0);
  useEffect(() => {
    if (kept === undefined) return;
    setAhead((shown) => (shown === null || writes.current === 0 || isSame(kept, shown) ? null : shown));
  }, [kept]);

  async function edit(words: string, change: (shopping: Shopping) => Shopping): Promise<boolean> {
    setAhead((shown) => change(shown ?? kept ?? NO_SHOPPING));
    writes.current += 1;
    const isKept = await run(words, change);
    writes.current -= 1;
    if (!isKept) setAhead(null);
    return isKept;
  }
  return { shopping: ahead ?? kept, last, edit };
}
